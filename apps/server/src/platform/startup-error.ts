/** A reason not to start that the reader can act on: the message is one sentence for the console, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly exitCode = 1;
}
