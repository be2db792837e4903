import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

/** Words as they are, letters in capitals. */
const said = (text: string) =>
  splitSentences(text).map((sentence) =>
    sentence
      .map((item) => {
        if (item.kind === 'mark') return item.mark;
        return ` ${item.kind === 'letter' ? item.spelling.toUpperCase() : item.spelling}`;
      })
      .join('')
      .trim(),
  );

describe('splitting a text into spoken sentences', () => {
  it.each([
    ['What do you do? Do you like it!', ['what do you do?', 'do you like it!']],
    ['Dr. Brown lives in the U.K. now.', ['doctor brown lives in the U K now.']],
    ['e.g. at 7:30 a.m. or 9:00', ["for example, at seven thirty A M or nine o'clock"]],
    ['It costs £2.50, $1 or €3 million.', ['it costs two pounds fifty, one dollar or three million euros.']],
    ['In 1998, 2005 and 2024', ['in nineteen ninety eight, two thousand and five and twenty twenty four']],
    ['the 1990s, the 21st century', ['the nineteen nineties, the twenty first century']],
    [
      '1,250 people, 3.14, 50%',
      ['one thousand two hundred and fifty people, three point one four, fifty percent'],
    ],
    ['10–15 minutes', ['ten to fifteen minutes']],
    ['your hobby – if any – and/or job', ['your hobby, if any, and or job']],
    ['his/her well-known café', ['his or her well known cafe']],
    ['IT and TV for the IELTS', ['I T and T V for the ielts']],
    ['“Can’t you?” she said…', ["can't you?", 'she said.']],
    [
      'You should say:\n• where it is\n• why you like it',
      ['you should say: where it is.', 'why you like it'],
    ],
  ])('reads %j', (text, sentences) => {
    expect(said(text)).toEqual(sentences);
  });

  it('keeps no sentence that is too long to wait for, and loses no word', () => {
    const words = Array.from({ length: 200 }, (_, i) => (i % 17 === 16 ? 'word,' : 'word'));
    const sentences = splitSentences(words.join(' '));
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(28);
    expect(sentences.flat().filter(({ kind }) => kind === 'word')).toHaveLength(200);
  });

  it('cuts a long sentence at a pause, and a short one nowhere', () => {
    const long =
      'describe a journey that you remember well, and explain where you went, who you went with and how you felt';
    expect(said(long)).toEqual([
      'describe a journey that you remember well,',
      'and explain where you went, who you went with and how you felt',
    ]);
    expect(said('well, yes, of course, why not?')).toHaveLength(1);
  });

  it.each(['', '   ', '…?!', '你好'])('finds nothing to say in %j', (text) => {
    expect(splitSentences(text)).toEqual([]);
  });
});
