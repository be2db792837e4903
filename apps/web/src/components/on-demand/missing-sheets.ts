const missing = new Set<HTMLLinkElement>();

/** Remembers the style sheets that did not come: the builder asks for each only once, whether it comes or not. */
export function watchSheets(): void {
  // Such an event does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    { capture: true },
  );
}

export async function fetchMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  missing.delete(link);
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.href = link.href;
  return new Promise((resolve) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
    link.replaceWith(again);
  });
}
