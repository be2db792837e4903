import { criteria, criterionNames, type Criterion } from '@bandwise/contract/progress';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { examSessions } from '../modules/exam-tests/exam-tests.tables.ts';
import { documentColumns } from '../modules/feedback/feedback-row.ts';
import { feedback, type FeedbackDocument } from '../modules/feedback/feedback.tables.ts';

type Bands = Record<Criterion, number>;

const remarks: Record<Criterion, { strength: string; limit: string; next: string }> = {
  fluency: {
    strength: 'You develop each answer beyond the first sentence.',
    limit: 'Six pauses fall inside a clause, as in “young people … they don’t have enough time”.',
    next: 'The next half band needs pauses at the end of ideas, not in the middle of them.',
  },
  lexical: {
    strength: 'You reached for less common words: “heritage” and “apprentice”.',
    limit: '“thing” appeared nine times. Try “craft” or “skill” for some of them.',
    next: 'The next half band needs exact words in place of “good” and “thing”.',
  },
  grammar: {
    strength: 'More than a third of your sentences hold a second clause.',
    limit: 'The third person -s is missing five times, as in “it depend on the family also”.',
    next: 'The next half band needs two answers in a row without a slip in the verb.',
  },
  pronunciation: {
    strength: 'Your sentences have a clear melody.',
    limit: '/θ/ often sounds like /s/, as in “methods”.',
    next: 'The next half band needs the first sound of “think” in whole sentences.',
  },
};

const overallOf = (bands: Bands) =>
  Math.round((2 * criteria.reduce((sum, criterion) => sum + bands[criterion], 0)) / criteria.length) / 2;

/** A whole report as the examiner writes it, of one answer. */
export function sampleDocument(bands: Bands, audioId: number | null = null): FeedbackDocument {
  const overall = overallOf(bands);
  const range = { low: overall - 0.5, high: overall + 0.5 };
  return {
    outcome: 'judged',
    engine: 'embedded',
    overall_band: overall,
    overallScore: overall,
    overall_range: range,
    fluency_band: bands.fluency,
    lexical_band: bands.lexical,
    grammar_band: bands.grammar,
    pronunciation_band: bands.pronunciation,
    basis: { seconds: 246, words: 511, answers: 1, questions: 1, transcript_confidence: 0.86 },
    examiner_comment: 'You answer every question directly and support your view with examples.',
    summary: 'You answer every question directly and support your view with examples.',
    criteriaScores: criteria.map((criterion) => ({
      name: criterionNames[criterion],
      score: bands[criterion],
      range: { low: bands[criterion] - 0.5, high: bands[criterion] + 0.5 },
      feedback: Object.values(remarks[criterion]).join(' '),
      strengths: [remarks[criterion].strength],
      areasToImprove: [remarks[criterion].limit],
      next_step: remarks[criterion].next,
      evidence: evidence[criterion],
    })),
    examiner_feedback: {
      band_score_estimate: `${overall.toFixed(1)} (between ${range.low.toFixed(1)} and ${range.high.toFixed(1)})`,
      overall_impression:
        'You answer every question directly and support your view with examples from your own family. You sometimes stop in the middle of a clause, and the listener has to wait.',
      strengths: criteria.map((criterion) => remarks[criterion].strength),
      areas_for_improvement: criteria.map((criterion) => remarks[criterion].limit),
      detailed_analysis: '',
      band_justification:
        'The overall band is the mean of the four criteria, to the nearest half. It rests on 246 seconds of speech and 511 words.',
      encouragement: 'Your longest answer ran to 98 words, so there is material to build on.',
    },
    issues: [
      { type: 'agreement', excerpt: 'it depend on the family', fix: 'it depends on the family' },
      { type: 'article', excerpt: 'in big city', fix: 'in a big city' },
    ],
    action_plan: [
      'Record one Part 3 answer a day. Before each clause, take the breath first, then say it whole.',
      'Read your own sentences back with the third person -s: it depends, he teaches, she knows.',
    ],
    improvementSuggestions: ['Pause at commas, not inside clauses.', 'Say the third person -s.'],
    better_versions: [
      {
        said: 'it depend on the family also',
        better: 'It also depends on the family.',
        why: 'The verb takes an -s, and “also” stands before it.',
      },
    ],
    words_to_learn: [
      { instead_of: 'thing', learn: ['craft', 'skill'], example: 'It is a craft that few people know.' },
    ],
    vocabulary: {
      range: '74% of the content words in a stretch of forty were different.',
      collocations: ['pass on a skill'],
      band_target: 7.5,
    },
    timing: { wpm: 125, pauses: { all: 17, long: 6 } },
    notices: ['Part of this was hard to hear, so the range is wider.'],
    pronunciation_scores: { overall: 79, accuracy: 81, fluency: 74, completeness: 92, prosody: 76 },
    word_level_feedback: [
      {
        word: 'methods',
        accuracy_score: 58,
        error_type: 'Mispronunciation',
        phonemes: [{ phoneme: 'TH', ipa: 'θ', accuracy_score: 34, flagged: true }],
        phonetic: 'ˈmeθədz',
        question_order: 1,
        start_seconds: 21,
        end_seconds: 21.6,
      },
    ],
    phoneme_level_feedback: [
      { phoneme: 'TH', ipa: 'θ', accuracy_score: 46, practice_words: ['methods', 'thoughtful'] },
      { phoneme: 'R', ipa: 'ɹ', accuracy_score: 63, practice_words: ['apprentice', 'craft'] },
    ],
    questionFeedback: [
      {
        question_order: 1,
        questionText: 'Why do you think some traditional skills are disappearing?',
        audio_id: audioId,
        audioUrl: null,
        duration: 47,
        transcription: 'Well, I think the main reason is traditional methods.',
        is_corrected: false,
        words: [
          spoken('Well,', 0),
          spoken('um', 0.5, { kind: 'filler', accuracy_score: null }),
          spoken('I', 0.9, { kind: 'repeated' }),
          spoken('I', 1.2),
          spoken('think', 1.5, { accuracy_score: 68 }),
          spoken('the', 1.9),
          spoken('main', 2.1),
          spoken('reason', 2.4, { pause_after_seconds: 1.2 }),
          spoken('is', 4.1),
          spoken('traditional', 4.3),
          spoken('methods.', 5, { accuracy_score: 58, error_type: 'Mispronunciation' }),
        ],
        feedback: 'A clear reason first, then an example of your own.',
        details: [
          { type: 'strength', text: 'A clear reason first.' },
          { type: 'weakness', text: '“it depend on the family” needs an -s.' },
        ],
      },
    ],
  };
}

type Word = FeedbackDocument['questionFeedback'][number]['words'][number];

const spoken = (text: string, startSec: number, change: Partial<Word> = {}): Word => ({
  text,
  kind: 'word',
  start_seconds: startSec,
  end_seconds: startSec + 0.3,
  accuracy_score: 92,
  error_type: 'None',
  pause_after_seconds: null,
  ...change,
});

const evidence: Record<Criterion, FeedbackDocument['criteriaScores'][number]['evidence']> = {
  fluency: [
    { kind: 'figure', name: 'Speech rate', value: 125, unit: 'words a minute' },
    { kind: 'figure', name: 'Pauses over 0.6 s', value: 17, unit: '' },
    {
      kind: 'quote',
      text: 'young people … they don’t have enough time',
      question_order: 1,
      start_seconds: 9,
      note: 'a pause of 1.2 s inside a clause',
    },
  ],
  lexical: [{ kind: 'figure', name: 'Different words', value: 214, unit: 'of 511' }],
  grammar: [{ kind: 'figure', name: 'Errors found', value: 4.1, unit: 'in 100 words' }],
  pronunciation: [{ kind: 'figure', name: 'Accuracy', value: 81, unit: 'of 100' }],
};

/** What the job that writes feedback leaves behind; `exact` bands are those given. */
export async function insertFeedback(
  db: Database,
  session: { id: number; userId: number },
  bands: Bands,
  audioId: number | null = null,
): Promise<FeedbackDocument> {
  const document = sampleDocument(bands, audioId);
  const at = new Date();
  await db.insert(feedback).values({
    sessionId: session.id,
    userId: session.userId,
    ...documentColumns(document),
    overallExact: document.overall_band,
    fluencyExact: bands.fluency,
    lexicalExact: bands.lexical,
    grammarExact: bands.grammar,
    pronunciationExact: bands.pronunciation,
    wordsPerMinute: document.timing.wpm,
    pauseCount: document.timing.pauses.all,
    longPauseCount: document.timing.pauses.long,
    createdAt: at,
    updatedAt: at,
  });
  await db
    .update(examSessions)
    .set({ overallBand: document.overall_band, status: 'feedback_completed', completedAt: at })
    .where(eq(examSessions.id, session.id));
  return document;
}
