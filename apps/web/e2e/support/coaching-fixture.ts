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

export const oneWord = report([village]);
export const twoWords = report([village, worth]);
export const noWords = report([]);
