interface VoiceBase {
  id: string;
  name: string;
  accent: 'US' | 'UK';
  sex: 'female' | 'male';
  /** Over 1 is slower than the voice speaks by itself; chosen so that all voices speak at about the same rate. */
  pace: number;
}

/** Speaks faster than it is listened to. */
export interface LiveVoice extends VoiceBase {
  engine: 'piper';
  /** Number of the speaker in the model. */
  speaker: number;
}

/** Speaks best, but slower than it is listened to: rendered in the background. */
export interface BestVoice extends VoiceBase {
  engine: 'kokoro';
  /** Name of the style file. */
  speaker: string;
}

export type Voice = LiveVoice | BestVoice;
