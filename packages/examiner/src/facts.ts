/** What the examiner knows of one answer. Everything but the words is optional, so that a transcript alone can be measured. */
export interface AnswerFacts {
  /** The number of its question in the session; its place among the answers where that is not given. */
  readonly number?: number;
  /** The question as it was put to the learner; with a cue card, its text too. */
  readonly question?: string;
  readonly part?: 1 | 2 | 3;
  /** In order, as said: fillers, repeats and abandoned words included where they are known. */
  readonly words: readonly SpokenWord[];
  /** From the first sound of speech to the last; silence before and after the answer is not part of it. */
  readonly durationSec?: number;
  /** Silences of 250 ms and more between words. Absent: nobody listened for them. Empty: there were none. */
  readonly pauses?: readonly Pause[];
  /** Hesitation sounds heard in the recording that are not among the words: recognisers leave most of them out. */
  readonly fillers?: readonly Hesitation[];
  readonly pronunciation?: PronunciationFacts;
}

export interface SpokenWord {
  /** With the punctuation and capitals of the transcript, where there are some. */
  readonly text: string;
  readonly startSec?: number;
  readonly endSec?: number;
  /** 0 to 1: how sure the recogniser is of this word. */
  readonly confidence?: number;
  /** Set by whoever heard it; what is plain from the words alone is found without it. */
  readonly disfluency?: 'filler' | 'repaired';
}

export interface Pause {
  /** Index of the word that the silence follows. */
  readonly afterWord: number;
  readonly durationSec: number;
  /** Where it fell, if whoever heard it can tell. */
  readonly place?: 'inside_clause' | 'clause_end';
}

export interface Hesitation {
  /** Index of the word that the sound follows; −1 before the first. */
  readonly afterWord: number;
}

/** 0 to 100 each, as the pronunciation assessment gives them. */
export interface PronunciationFacts {
  readonly accuracy: number;
  readonly fluency: number;
  readonly prosody: number;
  readonly total: number;
  readonly words?: readonly WordPronunciation[];
}

export interface WordPronunciation {
  /** Index into the answer's words. */
  readonly word: number;
  readonly accuracy: number;
  /** The sounds of the word, in ARPAbet without stress. */
  readonly phones?: readonly { readonly phone: string; readonly accuracy: number }[];
}
