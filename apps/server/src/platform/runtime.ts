import { StartupError } from './startup-error.ts';

const neededMajor = 24;

/** Without install scripts npm silently falls back to the shell's Node, which cannot run this. */
export function assertRuntime(): void {
  if (Number(process.versions.node.split('.')[0]) < neededMajor) {
    throw new StartupError(
      `Bandwise runs on the Node ${String(neededMajor)} that its install brings, but this is ${process.version}: start it with "npm start", and if that says the same, run "npm rebuild node".`,
    );
  }
}
