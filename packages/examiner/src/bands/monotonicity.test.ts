import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerFacts, SpokenWord } from '../facts.ts';
import { bandsOf, openLanguage } from '../testing/open-language.ts';
import { SAMPLE_ANSWERS } from '../testing/sample-answers.ts';
import { shippedModel } from './shipped-model.ts';

const language = openLanguage();
/** By number, so that a counterexample is short. */
const sample = fc.nat(SAMPLE_ANSWERS.length - 1);
const sampleOf = (number: number): AnswerFacts => SAMPLE_ANSWERS[number]!.answer;

const expectNoHigher = (worse: AnswerFacts, better: AnswerFacts) => {
  const before = bandsOf([better], language);
  const after = bandsOf([worse], language);
  expect(after.overall.band).toBeLessThanOrEqual(before.overall.band);
  for (const criterion of ['fluency', 'lexical', 'grammar', 'pronunciation'] as const)
    expect(after.criteria[criterion]!.exact).toBeLessThanOrEqual(before.criteria[criterion]!.exact + 1e-9);
};

/** Puts words after another; whatever points at a later word moves with it. */
const insertAfter = (answer: AnswerFacts, place: number, added: readonly SpokenWord[]): AnswerFacts => ({
  ...answer,
  words: [...answer.words.slice(0, place + 1), ...added, ...answer.words.slice(place + 1)],
  pauses: (answer.pauses ?? []).map((pause) =>
    pause.afterWord > place ? { ...pause, afterWord: pause.afterWord + added.length } : pause,
  ),
});

const replaceWords = (answer: AnswerFacts, change: (word: string) => string): AnswerFacts => ({
  ...answer,
  words: answer.words.map((word) => ({ ...word, text: word.text.replace(/[\w'-]+/u, change) })),
});

/** Common words in place of rarer ones of the same kind. */
const SIMPLER: Readonly<Record<string, string>> = {
  fantastic: 'good',
  elderly: 'old',
  captivating: 'good',
  idle: 'free',
  stubborn: 'strong',
  remarkably: 'very',
  genuinely: 'really',
  grateful: 'happy',
  confused: 'sad',
  tentative: 'small',
  soulless: 'bad',
  patient: 'good',
  foolish: 'bad',
  beautiful: 'nice',
  expensive: 'high',
};

/** Slips that leave every word but one as it was. */
const SLIPS: readonly (readonly [string, string])[] = [
  ['lives', 'live'],
  ['works', 'work'],
  ['trees', 'tree'],
  ['gives', 'give'],
  ['years', 'year'],
  ['friends', 'friend'],
  ['was', 'were'],
];

describe('the same answer never scores higher', () => {
  it('with a pause more', () => {
    fc.assert(
      fc.property(
        sample,
        fc.nat(200),
        fc.double({ min: 0.3, max: 6, noNaN: true }),
        (number, place, durationSec) => {
          const answer = sampleOf(number);
          const afterWord = place % (answer.words.length - 1);
          const pauses = [...(answer.pauses ?? []), { afterWord, durationSec }];
          expectNoHigher({ ...answer, pauses, durationSec: (answer.durationSec ?? 0) + durationSec }, answer);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('with fillers more, said or heard', () => {
    fc.assert(
      fc.property(sample, fc.nat(200), fc.constantFrom('er', 'um', 'erm'), (number, place, text) => {
        const answer = sampleOf(number);
        const at = place % (answer.words.length - 1);
        expectNoHigher(insertAfter(answer, at, [{ text }]), answer);
        expectNoHigher({ ...answer, fillers: [{ afterWord: at }] }, answer);
      }),
      { numRuns: 40 },
    );
  });

  it('with a word said twice', () => {
    fc.assert(
      fc.property(sample, fc.nat(200), (number, place) => {
        const answer = sampleOf(number);
        const at = place % (answer.words.length - 1);
        const text = answer.words[at]?.text.replace(/[.,?!:;]+$/u, '') ?? '';
        const repaired: AnswerFacts = insertAfter(answer, at - 1, [{ text, disfluency: 'repaired' }]);
        expectNoHigher(repaired, answer);
      }),
      { numRuns: 40 },
    );
  });

  it('with simpler words', () => {
    fc.assert(
      fc.property(sample, fc.subarray(Object.keys(SIMPLER), { minLength: 1 }), (number, words) => {
        const answer = sampleOf(number);
        const simpler = replaceWords(answer, (word) =>
          words.includes(word) ? (SIMPLER[word] ?? word) : word,
        );
        const lexical = (facts: AnswerFacts) => bandsOf([facts], language).criteria.lexical!.exact;
        expect(lexical(simpler)).toBeLessThanOrEqual(lexical(answer) + 1e-9);
        expect(bandsOf([simpler], language).overall.band).toBeLessThanOrEqual(
          bandsOf([answer], language).overall.band,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('with slips of grammar', () => {
    fc.assert(
      fc.property(sample, fc.subarray([...SLIPS], { minLength: 1 }), (number, slips) => {
        const answer = sampleOf(number);
        const slipped = replaceWords(answer, (word) => slips.find(([good]) => good === word)?.[1] ?? word);
        const before = bandsOf([answer], language);
        const after = bandsOf([slipped], language);
        expect(after.overall.band).toBeLessThanOrEqual(before.overall.band);
        expect(after.criteria.grammar!.band).toBeLessThanOrEqual(before.criteria.grammar!.band);
      }),
      { numRuns: 40 },
    );
  });

  it('with worse pronunciation', () => {
    fc.assert(
      fc.property(sample, fc.double({ min: 0, max: 40, noNaN: true }), (number, loss) => {
        const answer = sampleOf(number);
        const scores = answer.pronunciation!;
        expectNoHigher(
          { ...answer, pronunciation: { ...scores, total: Math.max(0, scores.total - loss) } },
          answer,
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('the shipped model', () => {
  it('has no weight below zero and no line that falls', () => {
    for (const { weights, line } of [shippedModel.level, ...Object.values(shippedModel.criteria)]) {
      expect(Math.min(...Object.values(weights))).toBeGreaterThanOrEqual(0);
      const heights = line.map(([, height]) => height);
      expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    }
  });
});
