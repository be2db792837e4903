import type { Feedback, SpokenWord, WordFeedback } from '@bandwise/contract/feedback';

/** `word:score` judged, `um~` a filler, `they+` repeated, `(the)` left out, `|0.7` a pause. */
const said =
  'Well, um~ I think:68 the:90 main:92 reason:91 is:88 |0.7 that young:90 people:93 they+ they:86 don’t have:90 ' +
  'enough:84 time:95 to learn:87 these things:74 . |1.2 It depend on the family:88 and they cannot teach:90 (the) ' +
  'traditional:82 methods:58 to their:72 children:89 .';

function readWords(text: string): SpokenWord[] {
  const words: SpokenWord[] = [];
  let nowSec = 0.4;
  for (const piece of text.split(' ')) {
    const last = words.at(-1);
    if (piece === '.' && last) last.text += '.';
    else if (piece.startsWith('|') && last) {
      last.pause_after_seconds = Number(piece.slice(1));
      nowSec += last.pause_after_seconds;
    } else {
      const word = readWord(piece, nowSec);
      words.push(word);
      if (word.end_seconds !== null) nowSec = word.end_seconds + 0.02;
    }
  }
  return words;
}

function readWord(piece: string, startSec: number): SpokenWord {
  const [text = '', score] = piece.replace(/[~+()]/g, '').split(':');
  const isMissing = piece.startsWith('(');
  const kind = isMissing
    ? 'missing'
    : piece.endsWith('~')
      ? 'filler'
      : piece.endsWith('+')
        ? 'repeated'
        : 'word';
  return {
    text,
    kind,
    start_seconds: isMissing ? null : startSec,
    end_seconds: isMissing ? null : startSec + 0.06 * text.length + 0.08,
    accuracy_score: score === undefined ? null : Number(score),
    error_type: isMissing ? 'Omission' : 'None',
    pause_after_seconds: null,
  };
}

const words = readWords(said);

const sounds = (list: string): WordFeedback['phonemes'] =>
  list.split(' ').map((sound) => {
    const [ipa = '', score = '0'] = sound.split(':');
    return { phoneme: ipa.toUpperCase(), ipa, accuracy_score: Number(score), flagged: Number(score) < 50 };
  });

const judged = words
  .filter(({ accuracy_score: score }) => score !== null)
  .map((word): WordFeedback => ({
    word: word.text.replace('.', ''),
    accuracy_score: word.accuracy_score ?? 0,
    error_type: word.error_type,
    phonemes: word.text === 'methods' ? sounds('m:92 e:84 θ:34 ə:71 d:66 z:78') : [],
    phonetic: word.text === 'methods' ? 'ˈmeθədz' : '',
    question_order: 1,
    start_seconds: word.start_seconds,
    end_seconds: word.end_seconds,
  }));

const criterion = (
  name: string,
  score: number,
  feedback: string,
  evidence: Feedback['criteriaScores'][number]['evidence'],
): Feedback['criteriaScores'][number] => ({
  name,
  score,
  range: { low: score - 0.5, high: score + 0.5 },
  feedback,
  strengths: [],
  areasToImprove: [],
  next_step: '',
  evidence,
});

const figure = (name: string, value: number, unit: string) => ({
  kind: 'figure' as const,
  name,
  value,
  unit,
});
const quote = (text: string, startSec: number, note: string) => ({
  kind: 'quote' as const,
  text,
  question_order: 1,
  start_seconds: startSec,
  note,
});

/** A report as the embedded examiner writes it. */
export const feedbackFixture = (sessionId: number): Feedback => ({
  id: 1,
  sessionId,
  exam_code: 'C3T1P3',
  createdAt: '2026-11-12T20:05:00.000Z',
  status: 'completed',
  outcome: 'judged',
  engine: 'embedded',
  overall_band: 6.5,
  overallScore: 6.5,
  overall_range: { low: 6, high: 7 },
  fluency_band: 6,
  lexical_band: 7,
  grammar_band: 6.5,
  pronunciation_band: 6.5,
  basis: { seconds: 246, words: 511, answers: 6, questions: 6, transcript_confidence: 0.86 },
  examiner_comment: 'You answer every question directly.',
  summary: 'You answer every question directly.',
  criteriaScores: [
    criterion('Fluency & Coherence', 6, 'You keep going without help and link ideas with “because”.', [
      figure('speech rate', 125, 'words a minute'),
      figure('articulation rate', 3.9, 'syllables a second'),
      figure('long pauses', 17, 'over 0.6 s'),
      figure('fillers', 2.7, 'per 100 words'),
      quote('young people they they don’t have', 3.1, 'a pause of 0.7 s inside a phrase'),
    ]),
    criterion('Lexical Resource', 7, 'Flexible and often precise. Some everyday words are repeated.', [
      figure('different content words', 84, '% in stretches of 40'),
      figure('set phrases and phrasal verbs', 3.1, 'in 100 words'),
      quote('traditional', 9, 'a less common word'),
    ]),
    criterion(
      'Grammatical Range & Accuracy',
      6.5,
      'A good mix of structures. Third person -s is missing twice.',
      [
        figure('errors found', 4.1, 'per 100 words, at least'),
        figure('kinds of clause', 6, 'in 100 words'),
        quote('It depend on the family', 7, 'better: it depends'),
      ],
    ),
    criterion('Pronunciation', 6.5, 'Easy to follow. /θ/ often becomes /s/.', [
      figure('accuracy of sounds', 81, 'of 100'),
      figure('rhythm and stress', 76, 'of 100'),
    ]),
  ],
  examiner_feedback: {
    band_score_estimate: '6.5',
    overall_impression:
      'You answer every question directly and support your view with examples from your own family.',
    strengths: ['You spoke for 246 seconds in all without help.', '“Traditional” and “methods” were exact.'],
    areas_for_improvement: [
      'You paused six times inside a phrase, for example “people they … they don’t”.',
      'Third person -s: “it depend” would be “it depends”.',
    ],
    detailed_analysis: 'Fluency & Coherence: You keep going without help.\n\nLexical Resource: Flexible.',
    band_justification:
      'The overall band is the mean of the four criteria. It rests on 246 seconds of speech.',
    encouragement: 'Half a band takes weeks of practice, and this is where it starts.',
  },
  issues: [{ type: 'agreement', excerpt: 'it depend', fix: 'it depends' }],
  action_plan: [
    'Tell one story in four minutes, then in three, then in two, three times a week.',
    'Mark agreement in your own transcript twice a week. It works when this pattern halves.',
  ],
  improvementSuggestions: ['Pause at commas, not inside clauses.', 'Say the third person -s.'],
  better_versions: [
    {
      said: 'It depend on the family.',
      better: 'It depends on the family.',
      why: 'He, she and it take -s in the present.',
    },
  ],
  words_to_learn: [
    { instead_of: 'good', learn: ['worthwhile', 'rewarding'], example: 'It was a rewarding visit.' },
  ],
  vocabulary: { range: '84% of the content words were different.', collocations: [], band_target: 7.5 },
  timing: { wpm: 125, pauses: { all: 31, long: 17 } },
  notices: ['Much of the answer to question 2 repeats the words of the question.'],
  pronunciation_scores: { overall: 79, accuracy: 81, fluency: 74, completeness: 92, prosody: 76 },
  word_level_feedback: judged,
  phoneme_level_feedback: [
    { phoneme: 'TH', ipa: 'θ', accuracy_score: 46, practice_words: ['think', 'methods', 'things'] },
    { phoneme: 'DH', ipa: 'ð', accuracy_score: 63, practice_words: ['their', 'they'] },
    { phoneme: 'M', ipa: 'm', accuracy_score: 92, practice_words: ['methods'] },
  ],
  questionFeedback: [
    {
      question_order: 1,
      questionText: 'Why do you think some traditional skills are disappearing?',
      audio_id: 7,
      audioUrl: 'users/1/answer.wav',
      duration: 12,
      transcription: words
        .filter(({ kind }) => kind !== 'missing')
        .map(({ text }) => text)
        .join(' '),
      is_corrected: false,
      words,
      feedback: '',
      details: [
        { type: 'strength', text: 'A clear reason first, then an example of your own.' },
        { type: 'weakness', text: '“it depend” would be “it depends”.' },
      ],
    },
    {
      question_order: 2,
      questionText: 'Should schools teach practical skills as well as academic subjects?',
      audio_id: null,
      audioUrl: null,
      duration: 0,
      transcription: null,
      is_corrected: false,
      words: [],
      feedback: '',
      details: [],
    },
  ],
});

/** The report of a session in which hardly anything was said. */
export const unjudgedFixture = (sessionId: number): Feedback => ({
  ...feedbackFixture(sessionId),
  outcome: 'too_little',
  overall_band: null,
  overallScore: null,
  overall_range: null,
  fluency_band: null,
  lexical_band: null,
  grammar_band: null,
  pronunciation_band: null,
  basis: { seconds: 4, words: 6, answers: 1, questions: 6, transcript_confidence: null },
  criteriaScores: [],
  issues: [],
  better_versions: [],
  words_to_learn: [],
  pronunciation_scores: null,
  word_level_feedback: [],
  phoneme_level_feedback: [],
});
