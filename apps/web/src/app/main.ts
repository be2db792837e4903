const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The large parts run in a task each: a page that is already painted keeps answering while it comes to life. */
async function main() {
  await import('react-dom/client');
  await nextTask();
  await import('../i18n/i18n.ts');
  await nextTask();
  await import('./theme/theme-library.ts');
  await nextTask();
  await import('./theme/theme.ts');
  await nextTask();
  await import('./store.ts');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  await start();
}

/** A page whose scripts did not all come would look ready and answer nothing. */
main().catch((error: unknown) => {
  document.getElementById('not-started')?.removeAttribute('hidden');
  reportError(error);
});
