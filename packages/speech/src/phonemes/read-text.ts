import { cardinalWords, ordinalWords, yearWords } from '../voices/reading/number-words.ts';

/** A word as written, and the plain lower-case words it may be spoken as; the likeliest reading first. */
export interface WrittenWord {
  text: string;
  readings: readonly (readonly string[])[];
}

const abbreviations: Readonly<Record<string, string>> = {
  ...{ 'mr.': 'mister', mr: 'mister', 'mrs.': 'missus', mrs: 'missus', 'ms.': 'miss', 'dr.': 'doctor' },
  ...{ dr: 'doctor', 'prof.': 'professor', 'st.': 'saint', 'etc.': 'et cetera', etc: 'et cetera' },
  ...{
    'vs.': 'versus',
    vs: 'versus',
    'e.g.': 'for example',
    'i.e.': 'that is',
    'a.m.': 'a m',
    'p.m.': 'p m',
  },
  ...{ '&': 'and', '%': 'percent', '+': 'plus', '=': 'equals', '@': 'at' },
};
const digitNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const currencies: Readonly<Record<string, string>> = {
  $: 'dollars',
  '£': 'pounds',
  '€': 'euros',
  '¥': 'yuan',
};
const longestSpelledCode = 12;

const digitByDigit = (digits: string) => Array.from(digits, (digit) => digitNames[Number(digit)] ?? '');
const inPairs = (digits: string) =>
  (digits.match(/../g) ?? []).flatMap((pair) =>
    pair.startsWith('0') ? digitByDigit(pair) : cardinalWords(pair),
  );

/** A figure may be a number, a year, a telephone number: every usual way to say it. */
function figureReadings(digits: string): string[][] {
  const ways = [cardinalWords(digits)];
  if (/^\d+$/.test(digits) && digits.length > 1) {
    if (ways[0]?.includes('and')) ways.push(ways[0].filter((word) => word !== 'and'));
    if (/^(1\d|20)\d{2}$/.test(digits)) ways.unshift(yearWords(digits));
    if (digits.length === 4 && !digits.startsWith('0')) ways.push(inPairs(digits));
    if (digits.length <= longestSpelledCode) {
      ways.push(digitByDigit(digits));
      if (digits.includes('0'))
        ways.push(digitByDigit(digits).map((word) => (word === 'zero' ? 'oh' : word)));
    }
  }
  const seen = new Map(ways.map((way) => [way.join(' '), way]));
  return [...seen.values()];
}

function partReadings(part: string): string[][] {
  if (/^\d+(\.\d+)?$/.test(part)) return figureReadings(part);
  return [[abbreviations[part] ?? part].flatMap((words) => words.split(' '))];
}

const combined = (first: readonly string[][], second: readonly string[][]) =>
  first.flatMap((head) => second.map((tail) => [...head, ...tail]));

/** Letters with inner apostrophes, figures, or a symbol that is read. */
const spokenPart = /\p{L}+(?:'\p{L}+)*'?|\d+(?:\.\d+)?|[%&+=@]/gu;

function tokenReadings(token: string): string[][] {
  const whole = abbreviations[token];
  if (whole !== undefined) return [whole.split(' ')];
  const ordinal = /^(\d+)(?:st|nd|rd|th)\b/.exec(token)?.[1];
  if (ordinal !== undefined) return [ordinalWords(ordinal)];
  const amount = /^([$£€¥])([\d.]+)/.exec(token);
  const currency = currencies[amount?.[1] ?? ''];
  if (amount !== null && currency !== undefined)
    return combined(figureReadings(amount[2] ?? ''), [[currency]]);
  const clock = /^(\d{1,2}):(\d\d)/.exec(token);
  const parts = clock === null ? (token.match(spokenPart) ?? []) : [clock[1] ?? '', clock[2] ?? ''];
  return parts
    .map((part) => part.replace(/(?<!s)'$/, ''))
    .map(partReadings)
    .reduce(combined, [[]])
    .filter((words) => words.length > 0);
}

/** The words of a text, each with the ways it may be said. Nothing said, nothing returned: punctuation vanishes. */
export function readText(text: string): WrittenWord[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1');
  return plain
    .split(/[\s—–…]+/)
    .map((token) => ({ text: token.replace(/^[^\p{L}\p{N}$£€¥%&+=@]+|[^\p{L}\p{N}%'.]+$/gu, ''), token }))
    .map(({ text: word }) => ({ text: word, readings: tokenReadings(word.toLowerCase().replace(/^'+/, '')) }))
    .filter(({ readings }) => readings.length > 0)
    .map(({ text: word, readings }) => ({
      text: word.replace(/[.']+$/, (end) => (/\w\.\w/.test(word) ? end : '')),
      readings,
    }));
}
