/** A model that is missing, damaged or cannot be fetched; the message names it and says what to do. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
