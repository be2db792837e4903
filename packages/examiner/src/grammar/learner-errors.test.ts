import { describe, expect, it } from 'vitest';
import type { SpokenWord } from '../facts.ts';
import { openTagger } from '../language/tagger.ts';
import { SAMPLE_ANSWERS } from '../testing/sample-answers.ts';
import { written } from '../testing/open-language.ts';
import { annotateAnswer } from '../transcript/annotate-answer.ts';
import { locateErrors } from './measure-errors.ts';

const tagWords = openTagger();
const errorsIn = (text: string) => locateErrors([annotateAnswer(written(text), tagWords)]);
/** What a recogniser without punctuation writes. */
const unmarked = (text: string) => text.replaceAll(/[.,?]/gu, '').toLowerCase();

describe.each([
  ['Some traditional skills are disappear.', 'skills are disappear', 'skills are disappearing'],
  [
    "I think so because the young people they don't have enough time.",
    "the young people they don't have enough",
    "the young people don't have enough",
  ],
  ['My mother she cooks every day.', 'my mother she cooks', 'my mother cooks'],
  ['Nobody know how to do it.', 'nobody know', 'nobody knows'],
  ["Everybody don't agree with him.", "everybody don't", "everybody doesn't"],
  ["My father don't like it.", "my father don't", "my father doesn't"],
  ['The teacher always give us a test.', 'the teacher always give', 'the teacher always gives'],
  ['A person who have a lot of money is not happy.', 'person who have', 'person who has'],
  ['People who lives in the city are busy.', 'people who lives', 'people who live'],
  ['We must choose which crafts is most important.', 'which crafts is', 'which crafts are'],
  ['My parents lives in a village.', 'my parents lives', 'my parents live'],
  ['I like it because machines has more power.', 'machines has', 'machines have'],
  ['Many people thinks that it is old.', 'people thinks', 'people think'],
  ['One of my friends are a cook.', 'one of my friends are', 'one of my friends is'],
  ['There are a park near my house.', 'there are a park', 'there is a park'],
  ["It's depend on the person.", "it's depend", 'it depends'],
  ["I'm not agree with that.", "I'm not agree", "I don't agree"],
  ['I have never be there.', 'I have never be', 'I have never been'],
  ["I'm used to get up early.", "I'm used to get", "I'm used to getting"],
  ['He can speaks three languages.', 'he can speaks', 'he can speak'],
  ['Now I can able to swim.', 'can able to swim', 'can swim'],
  ['Did you went to the party?', 'did you went', 'did you go'],
  ['I not like this kind of music.', 'I not like', "I don't like"],
  ['People who working in offices are tired.', 'people who working', 'people who are working'],
  ['They working hard every day.', 'they working', 'they are working'],
  [
    'It is a centre where retired people teaching children.',
    'where retired people teaching children',
    'where retired people are teaching children',
  ],
  ['They pass it on by tell stories.', 'by tell stories', 'by telling stories'],
  ['Instead of go out they play games.', 'of go out', 'of going out'],
  ['It is important learn English.', 'it is important learn', 'it is important to learn'],
  ['He very kind.', 'he very kind', 'he is very kind'],
  ["I don't know nothing about it.", "don't know nothing", "don't know anything"],
  ['Machines can do a lot of routine works.', 'lot of routine works', 'lot of routine work'],
  ['How much cars do you have?', 'how much cars', 'how many cars'],
  ['We need many information about it.', 'many information', 'a lot of information'],
  ['They sell all kind of food.', 'all kind of', 'all kinds of'],
  ['Every students should know it.', 'every students', 'every student'],
  ['They work after students finish the school.', 'finish the school', 'finish school'],
  ['When I was child we lived there.', 'I was child', 'I was a child'],
  ['My mother is nurse.', 'mother is nurse', 'mother is a nurse'],
  ['I want to live in abroad.', 'live in abroad', 'live abroad'],
  ['It is similar with mine.', 'similar with', 'similar to'],
  ["I don't know what does he want.", 'know what does he want', 'know what he wants'],
  ['I speak well English.', 'speak well English', 'speak English well'],
  ['It is more big than mine.', 'more big', 'bigger'],
  ['It was too much expensive.', 'too much expensive', 'too expensive'],
  ['I prefer tea than coffee.', 'prefer tea than', 'prefer tea to'],
  ['There are many people live in the city.', 'there are many people live', 'there are many people who live'],
])('"%s"', (text, excerpt, fix) => {
  it('is put right, with sentence marks and without', () => {
    expect(errorsIn(text)).toMatchObject([{ excerpt, fix }]);
    expect(errorsIn(unmarked(text))).toMatchObject([{ excerpt, fix }]);
  });
});

describe('good English', () => {
  it.each([
    'The government have limited money, so they have to choose.',
    'If I had learned cooking at school, I would save a lot of money today.',
    'Let everybody know that nobody needs to bring anything.',
    'The people they work with are friendly, and the people they met were kind.',
    'One of the things that matters most is the number of cars on the road.',
    'Playing games is fun, and learning languages is useful.',
    'What they do is help people find work.',
    'My husband and my daughter like it there, and I and my sister go too.',
    'We talked to my parents, which was the difficult part.',
    'Ten years is a long time, and fifty pounds is a lot of money.',
    'Do you know anyone who wants it, or someone who could use it?',
    'I saw them working in the garden and heard him sing.',
    'Should they not know about it, or did he not tell you?',
    'After work I go home; before work I read. It was about time.',
    'He works a lot, and his works of art are famous in the world.',
    "I'm afraid that most of it is gone already, and that's some kind of problem.",
    'She is very much like her mother, and I was like, all right then.',
    'It takes hard work, and the more you practise the better it gets.',
    "Each shows a picture of the place where people living nearby used to meet when they weren't working.",
    'Is he very tall? Are they so busy? Am I able to stay?',
    'He asked me to help him, and it was told to me years ago.',
    'There are a lot of people, a couple of shops and a number of cafes.',
    'I could have gone, and they might have been able to come too.',
    "It's hard work, but it's better than doing nothing at all.",
    'Nothing like that happens here, and something close to it never will.',
  ])('carries no error: "%s"', (text) => {
    expect(errorsIn(text)).toEqual([]);
  });

  it('carries none in the samples from band 6.5 on', () => {
    for (const { band, answer } of SAMPLE_ANSWERS)
      if (band >= 6.5) expect(locateErrors([annotateAnswer(answer, tagWords)])).toEqual([]);
  });
});

describe('words that were not heard clearly', () => {
  it('are not held against the learner', () => {
    const words = (confidence: number): SpokenWord[] =>
      ['Nobody', 'know', 'him.'].map((text) => ({ text, confidence: text === 'know' ? confidence : 0.95 }));
    const found = (confidence: number) =>
      locateErrors([annotateAnswer({ words: words(confidence) }, tagWords)]);
    expect(found(0.9)).toHaveLength(1);
    expect(found(0.3)).toEqual([]);
  });
});
