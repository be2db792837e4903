/** Why an engine outside gave nothing to work with. */
type OutsideFailure =
  'timeout' | 'unreachable' | 'refused' | 'busy' | 'broken' | 'too large' | 'nonsense' | 'cancelled';

/** Worth asking once more; who is refused, or told to wait long, is not asked again. */
const worthAnotherTry = new Set<OutsideFailure>([
  'timeout',
  'unreachable',
  'busy',
  'broken',
  'nonsense',
  'too large',
]);

export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly failure: OutsideFailure;
  /** What the other side asks for before the next try. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: OutsideFailure, detail: string, retryAfterMs?: number) {
    super(`${failure}: ${detail}`);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }

  get isWorthAnotherTry(): boolean {
    return worthAnotherTry.has(this.failure);
  }
}
