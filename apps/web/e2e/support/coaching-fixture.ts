import type { CoachingEvaluation } from '@bandwise/contract/coaching';
import type { Feedback, WordFeedback } from '@bandwise/contract/feedback';

/** `PHONEME:ipa:score`; below 50 it was clearly wrong. */
const sounds = (list: string): WordFeedback['phonemes'] =>
  list.split(' ').map((sound) => {
    const [phoneme = '', ipa = '', score = '0'] = sound.split(':');
    return { phoneme, ipa, accuracy_score: Number(score), flagged: Number(score) < 50 };
  });

const word = (text: string, score: number, phonetic: string, list: string): WordFeedback => ({
  word: text,
  accuracy_score: score,
  error_type: score < 60 ? 'Mispronunciation' : 'None',
  phonemes: sounds(list),
  phonetic,
  question_order: 1,
  start_seconds: 0,
  end_seconds: 1,
});

const village = word('village', 52, 'ˈvɪlɪdʒ', 'V:v:41 IH:ɪ:78 L:l:95 IH:ɪ:90 JH:dʒ:88');
const worth = word('worth', 64, 'wɝθ', 'W:w:97 ER:ɝ:82 TH:θ:55');

type CoachedPart = Pick<Feedback, 'id' | 'sessionId' | 'word_level_feedback' | 'phoneme_level_feedback'>;

/** What coaching reads of a report. */
const report = (words: WordFeedback[]): CoachedPart => ({
  id: 1,
  sessionId: 1,
  word_level_feedback: words,
  phoneme_level_feedback: [
    { phoneme: 'V', ipa: 'v', accuracy_score: 48, practice_words: ['village', 'never'] },
    { phoneme: 'TH', ipa: 'θ', accuracy_score: 61, practice_words: ['worth'] },
  ],
});

export const twoWords = report([village, worth]);
export const noWords = report([]);

/** A try at the second word that reaches the target, though one sound of it could be better; no model voice was there. */
export const worthEvaluation: CoachingEvaluation = {
  word: worth.word,
  phonetic: worth.phonetic,
  accuracy_score: 88,
  overall_score: 88,
  error_type: 'None',
  learner: {
    duration: 1,
    phonemes: [
      { phoneme: 'W', ipa: 'w', accuracy_score: 97, flagged: false, start_seconds: 0.1, end_seconds: 0.2 },
      { phoneme: 'ER', ipa: 'ɝ', accuracy_score: 92, flagged: false, start_seconds: 0.2, end_seconds: 0.4 },
      { phoneme: 'TH', ipa: 'θ', accuracy_score: 75, flagged: false, start_seconds: 0.4, end_seconds: 0.6 },
    ],
    contour: {
      start_seconds: 0,
      step_seconds: 0.1,
      pitch: [null, 1, 3, 2, -1, null],
      energy: [0, 1, 1, 0.8, 0.5, 0],
    },
  },
  model: null,
  melody_score: null,
  remarks: [{ kind: 'sound', index: 2, phoneme: 'TH', ipa: 'θ', accuracy_score: 75, heard_as: null }],
};
