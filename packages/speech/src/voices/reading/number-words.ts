const units = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales: readonly [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
];
/** Longer numbers are telephone numbers and the like. */
const longestCardinal = 15;
const irregularOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const digitWords = (digits: string) => Array.from(digits, (digit) => units[Number(digit)] ?? '');

function wordsBelowHundred(value: number): string[] {
  if (value < 20) return [units[value] ?? ''];
  const rest = value % 10;
  return [tens[Math.floor(value / 10)] ?? '', ...(rest === 0 ? [] : [units[rest] ?? ''])];
}

function wordsBelowThousand(value: number): string[] {
  if (value < 100) return wordsBelowHundred(value);
  const rest = value % 100;
  return [
    units[Math.floor(value / 100)] ?? '',
    'hundred',
    ...(rest === 0 ? [] : ['and', ...wordsBelowHundred(rest)]),
  ];
}

function wholeWords(value: number): string[] {
  const scale = scales.find(([size]) => value >= size);
  if (scale === undefined) return wordsBelowThousand(value);
  const [size, name] = scale;
  const rest = value % size;
  const joint = rest > 0 && rest < 100 ? ['and'] : [];
  return [...wholeWords(Math.floor(value / size)), name, ...joint, ...(rest === 0 ? [] : wholeWords(rest))];
}

/** "1250.5", without grouping commas, as it is read. */
export function cardinalWords(digits: string): string[] {
  const [whole = '', fraction] = digits.split('.');
  const leadingZero = whole.length > 1 && whole.startsWith('0');
  const wholePart =
    leadingZero || whole.length > longestCardinal ? digitWords(whole) : wholeWords(Number(whole));
  return fraction === undefined ? wholePart : [...wholePart, 'point', ...digitWords(fraction)];
}

export function ordinalWords(digits: string): string[] {
  const words = cardinalWords(digits);
  const last = words.pop() ?? '';
  const ordinal = irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ordinal];
}

/** "1999" as nineteen ninety-nine; 2000 to 2009 as thousands. */
export function yearWords(digits: string): string[] {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (rest === 0)
    return century % 10 === 0 ? cardinalWords(digits) : [...wordsBelowHundred(century), 'hundred'];
  if (rest < 10 && century % 10 === 0) return cardinalWords(digits);
  return [...wordsBelowHundred(century), ...(rest < 10 ? ['oh'] : []), ...wordsBelowHundred(rest)];
}

/** "1990" as nineteen nineties, "80" as eighties. */
export function decadeWords(digits: string): string[] {
  const words = digits.length === 4 ? yearWords(digits) : cardinalWords(digits);
  const last = words.pop() ?? '';
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`];
}
