interface Choices {
  readonly learn: readonly string[];
  /** Shows one of them, to the letter. */
  readonly example: string;
}

/** An everyday word that is used too often, and what to say instead: first, and once that is easy. */
export interface BetterWord {
  readonly word: string;
  readonly next: Choices;
  readonly later: Choices;
}

const TABLE: readonly (readonly [
  word: string,
  next: string,
  nextExample: string,
  later: string,
  laterExample: string,
])[] = [
  [
    'good',
    'pleasant, useful',
    'The course was useful for my job.',
    'rewarding, impressive',
    'It was a rewarding job.',
  ],
  [
    'bad',
    'unpleasant, harmful',
    'The smell was unpleasant.',
    'disappointing, damaging',
    'The film was disappointing.',
  ],
  [
    'nice',
    'friendly, pleasant',
    'My neighbours are friendly.',
    'charming, delightful',
    'We stayed in a charming village.',
  ],
  [
    'big',
    'large, huge',
    'There is a huge park near us.',
    'enormous, considerable',
    'It makes a considerable difference.',
  ],
  ['small', 'little, tiny', 'She lives in a tiny flat.', 'compact, limited', 'We live in a compact flat.'],
  [
    'beautiful',
    'lovely, attractive',
    'It is a lovely old street.',
    'picturesque, stunning',
    'The view is stunning.',
  ],
  [
    'happy',
    'glad, pleased',
    'I was pleased with the result.',
    'delighted, content',
    'I was delighted with the result.',
  ],
  [
    'sad',
    'unhappy, upset',
    'He was upset about the news.',
    'miserable, heartbroken',
    'She was heartbroken for weeks.',
  ],
  [
    'tired',
    'sleepy, worn out',
    'I was worn out after the trip.',
    'exhausted, drained',
    'I feel exhausted after work.',
  ],
  [
    'important',
    'necessary, main',
    'The main reason is the price.',
    'essential, crucial',
    'Sleep is essential for children.',
  ],
  [
    'interesting',
    'exciting, unusual',
    'It was an unusual story.',
    'fascinating, intriguing',
    'Her story was fascinating.',
  ],
  ['difficult', 'hard, tough', 'The exam was tough.', 'demanding, challenging', 'It is a demanding course.'],
  [
    'easy',
    'simple, clear',
    'The way there is simple.',
    'straightforward, effortless',
    'The rules are straightforward.',
  ],
  [
    'expensive',
    'costly, not cheap',
    'A car is costly to keep.',
    'overpriced, beyond my budget',
    'Flats here are beyond my budget.',
  ],
  [
    'thing',
    'point, object',
    'There is one more point to mention.',
    'aspect, feature',
    'The best aspect of my job is the people.',
  ],
  [
    'many',
    'a lot of, plenty of',
    'There are plenty of shops.',
    'numerous, a wide range of',
    'They offer a wide range of courses.',
  ],
  [
    'very',
    'really, quite',
    'The food was quite spicy.',
    'extremely, remarkably',
    'The service was remarkably quick.',
  ],
  ['like', 'enjoy, prefer', 'I enjoy cooking for friends.', 'fond of, keen on', 'I am keen on photography.'],
  [
    'think',
    'believe, feel',
    'I believe it helps children.',
    'suppose, tend to think',
    'I tend to think it depends on the person.',
  ],
  [
    'say',
    'tell, explain',
    'She explained the rules.',
    'mention, point out',
    'I would like to point out a mistake.',
  ],
  ['get', 'receive, become', 'It will become easier.', 'obtain, gain', 'You gain experience at work.'],
  ['go', 'travel, visit', 'We visit them every month.', 'head to, drop by', 'We often drop by the market.'],
  [
    'make',
    'build, create',
    'They want to build a new station.',
    'produce, bring about',
    'It may bring about real change.',
  ],
  [
    'help',
    'support, assist',
    'My sister supported me.',
    'encourage, lend a hand',
    'My uncle is always there to lend a hand.',
  ],
  [
    'people',
    'adults, locals',
    'Most locals use the bus.',
    'residents, the public',
    'Local residents use the park daily.',
  ],
  [
    'friend',
    'classmate, close friend',
    'A close friend of mine lives there.',
    'colleague, companion',
    'A colleague of mine told me.',
  ],
  [
    'place',
    'area, spot',
    'It is a quiet area.',
    'location, setting',
    'It was the perfect setting for a picnic.',
  ],
  ['money', 'income, savings', 'My income is not high.', 'budget, expenses', 'I keep my expenses low.'],
  [
    'work',
    'job, task',
    'My main task is to answer calls.',
    'career, workload',
    'My workload is heavy in winter.',
  ],
  [
    'food',
    'meals, dishes',
    'Their dishes are cheap.',
    'cuisine, ingredients',
    'I buy fresh ingredients there.',
  ],
  [
    'problem',
    'difficulty, trouble',
    'I had some difficulty at first.',
    'issue, drawback',
    'The main drawback is the noise.',
  ],
  [
    'change',
    'improve, move',
    'The town has improved a lot.',
    'adapt, transform',
    'The square was transformed.',
  ],
  [
    'learn',
    'study, practise',
    'I practise every evening.',
    'pick up, master',
    'I want to pick up some Spanish.',
  ],
  [
    'old',
    'elderly, ancient',
    'It is an ancient wall.',
    'traditional, historic',
    'It is a historic building.',
  ],
  [
    'new',
    'modern, recent',
    'They moved into a modern office.',
    'up-to-date, innovative',
    'They use up-to-date equipment.',
  ],
  [
    'because',
    'since, as',
    'I walk, as the bus is slow.',
    'given that, the reason is that',
    'We stayed in, given that it was raining.',
  ],
  [
    'also',
    'too, as well',
    'I play the guitar as well.',
    'on top of that, what is more',
    'On top of that, it is close to home.',
  ],
];

export const BETTER_WORDS: readonly BetterWord[] = TABLE.map(
  ([word, next, nextExample, later, laterExample]) => ({
    word,
    next: { learn: next.split(', '), example: nextExample },
    later: { learn: later.split(', '), example: laterExample },
  }),
);
