import { expandText } from './expand-text.ts';

/** A pause or a melody at the end of a phrase. */
export type Mark = ',' | ';' | ':' | '.' | '?' | '!';

export type WrittenItem =
  { kind: 'word'; spelling: string } | { kind: 'letter'; spelling: string } | { kind: 'mark'; mark: Mark };

/** Capitals that are read letter by letter although a word is spelt the same, or a reader could try to say them. */
const initialisms = new Set(
  'AI AM AR CEO CV DIY EU GPS ID IT MBA PC PE PM PR UK UN US USA USB VIP VR WHO'.split(' '),
);

const itemPattern = /(?<word>\p{L}+(?:'\p{L}+)*)|(?<end>[.!?]+)|(?<pause>[,;:()[\]]|\s[-–—]+\s|[–—])/gu;

/** Longer sentences are cut at a pause, so that the first part can be heard while the second is being made. */
const comfortableItems = 18;
/** Longer ones are cut anywhere: a listener waits, and the best voices take 510 symbols. */
const mostItems = 28;
const fewestItemsApart = 4;

const latin = (letters: string) =>
  letters
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z']/g, '');

function wordItems(word: string): WrittenItem[] {
  const letters = latin(word);
  if (letters === '') return [];
  const readByLetter =
    initialisms.has(letters) ||
    (letters === letters.toUpperCase() && !/[AEIOUY]/.test(letters)) ||
    (letters.length === 1 && !/[AaIi]/.test(letters));
  if (!readByLetter) return [{ kind: 'word', spelling: letters.toLowerCase() }];
  return Array.from(letters.toLowerCase(), (spelling) => ({ kind: 'letter', spelling }));
}

function markOf(end: string): Mark {
  if (end.includes('?')) return '?';
  return end.includes('!') ? '!' : '.';
}

const pauseOf = (pause: string): Mark => (pause === ';' || pause === ':' ? pause : ',');

function itemsOf(text: string): WrittenItem[] {
  const joined = text
    .replace(/\b(?:\p{Lu}\.){2,}/gu, (letters) => ` ${letters.replaceAll('.', '')} `)
    .replace(/\band\/or\b/gi, 'and or')
    .replace(/(\p{L})\/(?=\p{L})/gu, '$1 or ');
  const items: WrittenItem[] = [];
  for (const { groups = {} } of joined.matchAll(itemPattern)) {
    const last = items.at(-1);
    if (groups.word !== undefined) items.push(...wordItems(groups.word));
    else if (last !== undefined && last.kind !== 'mark')
      items.push({
        kind: 'mark',
        mark: groups.end === undefined ? pauseOf(groups.pause ?? ',') : markOf(groups.end),
      });
  }
  return items;
}

const endsSentence = (item: WrittenItem) => item.kind === 'mark' && ['.', '?', '!'].includes(item.mark);

/** Where to cut: after the pause nearest to the middle, else in the middle. */
function cutPoint(sentence: readonly WrittenItem[]): number | undefined {
  if (sentence.length <= comfortableItems) return undefined;
  const middle = sentence.length / 2;
  const [first, ...others] = sentence.flatMap((item, index) =>
    item.kind === 'mark' && index + 1 >= fewestItemsApart && index + 1 <= sentence.length - fewestItemsApart
      ? [index + 1]
      : [],
  );
  if (first === undefined) return sentence.length > mostItems ? Math.floor(middle) : undefined;
  return others.reduce(
    (best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best),
    first,
  );
}

function cutLong(sentence: WrittenItem[]): WrittenItem[][] {
  const cut = cutPoint(sentence);
  return cut === undefined
    ? [sentence]
    : [...cutLong(sentence.slice(0, cut)), ...cutLong(sentence.slice(cut))];
}

/** The words and pauses of a text, sentence by sentence, in the order in which they are said. */
export function splitSentences(text: string): WrittenItem[][] {
  const sentences: WrittenItem[][] = [[]];
  for (const item of itemsOf(expandText(text))) {
    sentences.at(-1)?.push(item);
    if (endsSentence(item)) sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0).flatMap(cutLong);
}
