import { describe, expect, it } from 'vitest';
import type { AnswerFacts } from '../facts.ts';
import { measureBreaks } from '../fluency/measure-breaks.ts';
import { measureLinkers } from '../fluency/measure-linking.ts';
import { measureTiming } from '../fluency/measure-timing.ts';
import { measureRange } from '../grammar/measure-range.ts';
import { locateErrors, measureErrors } from '../grammar/measure-errors.ts';
import { measureMtld } from '../lexis/measure-mtld.ts';
import { measurePhrases } from '../lexis/measure-phrases.ts';
import { measureRarity, measureVariety } from '../lexis/measure-variety.ts';
import { layOutAnswer } from '../testing/lay-out-answer.ts';
import { openLanguage, written } from '../testing/open-language.ts';
import { SAMPLE_ANSWERS } from '../testing/sample-answers.ts';
import { annotateAnswer } from '../transcript/annotate-answer.ts';
import { FEATURES } from './features.ts';
import { standardise } from './level-model.ts';
import { measureSession } from './measure-session.ts';
import { shippedModel } from './shipped-model.ts';

const language = openLanguage();
const annotate = (text: string) => [annotateAnswer(written(text), language.tagWords)];
const delivery = { syllablesPerSec: 4, pronunciation: 70 };

describe('fluency', () => {
  it('counts fillers, repeats and the places where they break a phrase', () => {
    const breaks = measureBreaks(annotate('I went to the er market and I I bought um a lamp'));
    expect(breaks).toMatchObject({
      fillersPer100: 20,
      repairsPer100: 10,
      breaksPer100: 30,
      searchesPer100: 10,
    });
  });

  it('tells pauses inside phrases from those between ideas', () => {
    const answer = layOutAnswer(
      '',
      1,
      'I like the [0.9] sea. [1.0] I swim there [0.3] and [0.7] I rest',
      delivery,
    );
    const timing = measureTiming([annotateAnswer(answer, language.tagWords)]);
    expect(timing?.longPauses.map(({ place }) => place)).toEqual([
      'inside_clause',
      'clause_end',
      'inside_clause',
    ]);
    expect(timing?.pauseCount).toBe(4);
  });

  it('gives no rate without times', () => {
    expect(measureTiming(annotate('I like my town very much'))).toBeUndefined();
  });

  it('rewards different linking words, not more of one', () => {
    const same = 'and so we went so we saw so we ate so we slept so we left so we came';
    const different = 'and so we went but we saw because we ate although we slept then we left when we came';
    expect(measureLinkers(annotate(different))).toBeGreaterThan(2 * measureLinkers(annotate(same)));
  });
});

describe('words', () => {
  it('vary more where fewer come back', () => {
    const poor = annotate(
      'the park is big and the park is nice and the big park is good and the nice park is big',
    );
    const rich = annotate(
      'the garden looks enormous and its flowers smell wonderful while children chase butterflies',
    );
    expect(measureVariety(rich, language.lexicon)).toBeGreaterThan(measureVariety(poor, language.lexicon));
    expect(measureRarity(rich, language.lexicon)).toBeGreaterThan(measureRarity(poor, language.lexicon));
  });

  it('count for nothing where they repeat the question', () => {
    const question = 'Describe an impressive historic building near your home';
    const words = 'An impressive historic building near your home is the station'
      .split(' ')
      .map((text) => ({ text }));
    const rarity = (facts: AnswerFacts) =>
      measureRarity([annotateAnswer(facts, language.tagWords)], language.lexicon);
    expect(rarity({ question, words })).toBeLessThan(rarity({ words }));
  });

  it('have a diversity only from a hundred on', () => {
    const hundred = Array.from({ length: 120 }, (_, index) => `word${index % 40}`).join(' ');
    expect(measureMtld(annotate('just a few words'))).toBeUndefined();
    expect(measureMtld(annotate(hundred))).toBeGreaterThan(20);
  });

  it('count as phrases with their partners', () => {
    expect(measurePhrases(annotate('I get up early and in fact I look after a few kids'))).toBeGreaterThan(
      measurePhrases(annotate('I wake early and I watch three small kids every day')),
    );
  });
});

describe('grammar', () => {
  it('sees clauses and tenses', () => {
    const plain = measureRange(annotate('I live here. I like it. I work a lot. I eat rice.'));
    const varied = measureRange(
      annotate(
        'If I had known who she was, I would have stayed, although it was being repaired while we waited there.',
      ),
    );
    expect(varied.clauseVariety).toBeGreaterThan(plain.clauseVariety);
    expect(varied.tenseVariety).toBeGreaterThan(plain.tenseVariety);
    expect(varied.subordinatorsPer100).toBeGreaterThan(plain.subordinatorsPer100);
  });

  it('weighs errors that put the meaning at risk more', () => {
    const light = annotate('I was there in morning with all of my old friends');
    const heavy = annotate('he said me that all of my old friends were there');
    expect(measureErrors(heavy, locateErrors(heavy))).toBeGreaterThan(
      measureErrors(light, locateErrors(light)),
    );
  });
});

describe('measures of a minute', () => {
  const measure = (numbers: readonly number[]) => {
    const answers = numbers.map((number) =>
      annotateAnswer(SAMPLE_ANSWERS[number]!.answer, language.tagWords),
    );
    return measureSession(answers, locateErrors(answers), language.lexicon);
  };

  it('lie within one standard deviation of those of four minutes of the same talk', () => {
    for (const number of [0, 4, 8]) {
      const once = measure([number]);
      const often = measure([number, number, number, number]);
      for (const feature of FEATURES) {
        const difference =
          standardise(feature, once, shippedModel) - standardise(feature, often, shippedModel);
        expect(Math.abs(difference), `${feature.measure} of sample ${number}`).toBeLessThan(1);
      }
    }
  });
});
