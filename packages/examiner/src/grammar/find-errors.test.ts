import { describe, expect, it } from 'vitest';
import { openTagger } from '../language/tagger.ts';
import { findErrors } from './find-errors.ts';

const tagWords = openTagger();
const errorsIn = (text: string) =>
  findErrors(
    tagWords(text.split(' ')).map((token) => ({
      ...token,
      text: token.text.toLowerCase(),
    })),
  );

describe('errors of learners', () => {
  it.each([
    ['he live in a small town', 'he live', 'he lives'],
    ['my sister have two dogs', 'my sister have', 'my sister has'],
    ['people is busy in my city', 'people is', 'people are'],
    ['there is many cars in the street', 'there is many cars', 'there are many cars'],
    ['everyone are happy', 'everyone are', 'everyone is'],
    ['one of my friend told me', 'one of my friend', 'one of my friends'],
    ["she don't like it", "she don't", "she doesn't"],
    ['yesterday i go to the cinema', 'yesterday I go', 'yesterday I went'],
    ["i didn't went there", "didn't went", "didn't go"],
    ['i was lived there', 'I was lived', 'I lived'],
    ["i'm agree with you", "I'm agree", 'I agree'],
    ['i have went there', 'have went', 'have gone'],
    ['you can to swim there', 'can to swim', 'can swim'],
    ['i born in cairo', 'I born', 'I was born'],
    ['she is teacher', 'she is teacher', 'she is a teacher'],
    ['he gave me an advice', 'an advice', 'some advice'],
    ['i stayed two hour there', 'two hour', 'two hours'],
    ['we have many informations', 'informations', 'information'],
    ['there are too much people', 'too much people', 'too many people'],
    ['we discuss about it', 'discuss about', 'discuss'],
    ['i go to abroad every year', 'go to abroad', 'go abroad'],
    ['i listen music at home', 'listen music', 'listen to music'],
    ['it depends of the weather', 'depends of', 'depends on'],
    ['he explained me the rules', 'explained me', 'explained to me'],
    ['i stayed since three years', 'since three years', 'for three years'],
    ['i enjoy to cook', 'enjoy to cook', 'enjoy cooking'],
    ['they made me to wait', 'made me to wait', 'made me wait'],
    ['i want go home', 'want go', 'want to go'],
    ['he said me the truth', 'said me', 'told me'],
    ['i say them that it is late', 'say them that', 'tell them that'],
    ['i very like it', 'I very like', 'I really like'],
    ['there have many shops', 'there have many', 'there are many'],
    ['i have dog at home', 'have dog', 'have a dog'],
    ['she works there since may', 'she works there since', 'she has worked there since'],
    ['in my city has many shops', 'in my city has many', 'in my city there are many'],
    ['we waited a hour', 'a hour', 'an hour'],
    ['it is more cheaper now', 'more cheaper', 'cheaper'],
    ['people which live there', 'people which', 'people who'],
    ['if it will rain we stay', 'if it will rain', 'if it rains'],
    ['i wish i can fly', 'wish I can', 'wish I could'],
    ['i did a mistake', 'did a mistake', 'made a mistake'],
    ['almost people like it', 'almost people', 'most people'],
  ])('are found in "%s"', (text, excerpt, fix) => {
    expect(errorsIn(text)).toMatchObject([{ excerpt, fix }]);
  });

  it.each([
    'it makes him feel better when she does come home',
    'does your sister have a dog',
    'there are a lot of people in the park and most of them are walking',
    'I used to play football but now I usually swim',
    'what I like most is the music that they play there',
    'he should go home before it gets dark',
    'the number of cars was higher last year',
    'one of my friends works there too',
    'I have been living here for ten years and I still enjoy it',
    'if it rains we will stay at home',
    'she told me that she would like to visit us',
    'these words are long and I cannot say them',
    'many people think that working from home is easier',
    'we went home after the match because it was late',
  ])('are not found in "%s"', (text) => {
    expect(errorsIn(text)).toEqual([]);
  });
});
