import { describe, expect, it } from 'vitest';
import { bandsOf, judge, openLanguage, written } from '../testing/open-language.ts';
import { layOutAnswer } from '../testing/lay-out-answer.ts';
import { SAMPLE_ANSWERS } from '../testing/sample-answers.ts';

const language = openLanguage();
const delivery = { syllablesPerSec: 3.8, pronunciation: 70 };

describe('bands of the sample answers', () => {
  it.each(SAMPLE_ANSWERS)('come within half a band of the design: $band', ({ band, answer }) => {
    expect(Math.abs(bandsOf([answer], language).overall.band - band)).toBeLessThanOrEqual(0.5);
  });

  it('come in the order of the design', () => {
    const bands = SAMPLE_ANSWERS.map(({ answer }) => bandsOf([answer], language).overall.band);
    expect(bands).toEqual(bands.toSorted((one, other) => one - other));
  });

  it('lie within their own intervals, which are wider for less speech', () => {
    const { answer } = SAMPLE_ANSWERS[2]!;
    const { words, ...sound } = answer;
    const short = bandsOf([{ ...sound, words: words.slice(0, 20) }], language);
    const long = bandsOf([answer, answer, answer, answer], language);
    const width = ({ criteria }: typeof short) =>
      Object.values(criteria).reduce((sum, criterion) => sum + criterion!.high - criterion!.low, 0);
    expect(long.overall.low).toBeLessThanOrEqual(long.overall.band);
    expect(long.overall.high).toBeGreaterThanOrEqual(long.overall.band);
    expect(width(short)).toBeGreaterThan(width(long));
  });
});

describe('evidence', () => {
  it('quotes what the learner said, with its time', () => {
    const { criteria } = bandsOf([SAMPLE_ANSWERS[0]!.answer], language);
    const quotes = criteria.grammar!.evidence.filter((evidence) => evidence.kind === 'quote');
    expect(quotes.map(({ text }) => text)).toContain('yesterday I go');
    expect(quotes.every(({ startSec }) => startSec !== undefined)).toBe(true);
  });

  it('names the figures that fluency rests on', () => {
    const { criteria, basis } = bandsOf([SAMPLE_ANSWERS[4]!.answer], language);
    const figures = criteria.fluency!.evidence.flatMap((evidence) =>
      evidence.kind === 'figure' ? [evidence.name] : [],
    );
    expect(figures).toContain('speech rate');
    expect(basis.seconds).toBeGreaterThan(30);
  });
});

describe('speech that cannot be judged as usual', () => {
  it('gives no band to silence', () => {
    expect(judge([{ words: [], durationSec: 30, pauses: [] }], language).outcome).toBe('no_speech');
  });

  it('gives no band to fewer than fifteen words or ten seconds', () => {
    expect(judge([written('I like my town because it is quiet')], language).outcome).toBe('too_little');
    const quick = layOutAnswer(
      '',
      1,
      'I like my town because it is quiet and my family lives in it too, so yes.',
      {
        syllablesPerSec: 5,
        pronunciation: 70,
      },
    );
    expect(judge([quick], language).outcome).toBe('too_little');
  });

  it('gives no band to another language', () => {
    const spanish = `Me gusta mucho mi ciudad porque tiene un parque muy grande donde podemos jugar con nuestros amigos
      todos los fines de semana y despues vamos a comer algo`;
    expect(judge([written(spanish)], language).outcome).toBe('not_english');
  });

  it('judges without a pronunciation score by the other three criteria, and without sound less surely', () => {
    const { answer } = SAMPLE_ANSWERS[4]!;
    const { overall, criteria } = bandsOf([{ words: answer.words }], language);
    expect(criteria.pronunciation).toBeNull();
    expect(overall.band).toBeGreaterThan(4);
    expect(criteria.fluency!.high - criteria.fluency!.low).toBeGreaterThan(
      criteria.lexical!.high - criteria.lexical!.low,
    );
  });

  it('tells an answer to another question', () => {
    const question = 'What kind of food do you like to cook at home?';
    const script = `My favourite team played a match last weekend and I went to the stadium with my cousin. The coach changed two
      players before the game, and our team won the competition. I also play football every Sunday, and after the match we run for
      exercise. Sport is very important for me, so I go to the gym as well.`;
    const { notices } = bandsOf([layOutAnswer(question, 1, script, delivery)], language);
    expect(notices).toEqual([{ kind: 'off_topic', answer: 0 }]);
  });

  it('tells an answer that repeats the question', () => {
    const question = 'Do you think people in your country work too much these days?';
    const script = `Do you think people in your country work too much these days? Yes, I think people in your country work too much
      these days, because people in your country work too much these days and they are tired.`;
    expect(bandsOf([layOutAnswer(question, 3, script, delivery)], language).notices[0]?.kind).toBe(
      'repeats_question',
    );
  });

  it('tells phrases that were ready before the question', () => {
    const shared = 'it gives me a sense of achievement and it broadens my horizons in many ways';
    const one = layOutAnswer(
      'Do you like reading?',
      1,
      `I like reading books very much, and ${shared}. I read every night.`,
      delivery,
    );
    const two = layOutAnswer(
      'Do you like sport?',
      1,
      `Yes, I play tennis every week, and ${shared}. I play with friends.`,
      delivery,
    );
    const { notices } = bandsOf([one, two], language);
    expect(notices.map(({ kind }) => kind)).toEqual(['sounds_prepared', 'sounds_prepared']);
    expect(notices[0]?.quote).toContain('sense of achievement');
  });

  it('calls none of the samples off topic, prepared or repeated', () => {
    expect(SAMPLE_ANSWERS.flatMap(({ answer }) => bandsOf([answer], language).notices)).toEqual([]);
  });
});
