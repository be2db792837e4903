const messages = {
  not_wav: 'This file is not a WAV recording. Please record your answer again.',
  damaged: 'The recording is damaged and cannot be read. Please record your answer again.',
  unsupported: 'This kind of recording is not supported. Please record your answer again with this app.',
  empty: 'The recording contains no sound. Check your microphone and record your answer again.',
  too_short: 'The recording is too short: speak for at least half a second.',
  too_long: 'The recording is too long: answers may last three minutes.',
};

export type AudioErrorCode = keyof typeof messages;

/** A recording that cannot be used; its message is written for the learner. */
export class AudioError extends Error {
  readonly code: AudioErrorCode;
  /** What was found, for the log. */
  readonly detail: string | undefined;

  constructor(code: AudioErrorCode, detail?: string) {
    super(messages[code]);
    this.name = 'AudioError';
    this.code = code;
    this.detail = detail;
  }
}
