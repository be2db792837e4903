import { cardinalWords, decadeWords, ordinalWords, yearWords } from './number-words.ts';

const abbreviations: readonly [RegExp, string][] = [
  [/\be\.g\.,?/gi, 'for example,'],
  [/\bi\.e\.,?/gi, 'that is,'],
  [/\betc\.(?=\s*($|\n|["')\]]*\s+[A-Z]))/g, 'et cetera.'],
  [/\betc\b\.?/gi, 'et cetera'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\bapprox\./gi, 'approximately'],
  [/\bMr\b\.?/g, 'mister'],
  [/\bMrs\b\.?/g, 'missus'],
  [/\bMs\b\.?/g, 'miz'],
  [/\bDr\b\.?/g, 'doctor'],
  [/\bProf\b\.?/g, 'professor'],
  [/\bSt\b\.(?=\s+[A-Z])/g, 'saint'],
  [/\bNo\.\s*(?=\d)/g, 'number '],
  [/\bw\/o\b/gi, 'without'],
  [/\ba\.m\./gi, 'AM'],
  [/\bp\.m\./gi, 'PM'],
  [/\ba\.m\./gi, 'AM'],
  [/\bp\.m\./gi, 'PM'],
];

const symbolWords: readonly [RegExp, string][] = [
  [/&/g, ' and '],
  [/@/g, ' at '],
  [/\+/g, ' plus '],
  [/=/g, ' equals '],
  [/%/g, ' percent'],
  [/°\s?C\b/g, ' degrees celsius'],
  [/°\s?F\b/g, ' degrees fahrenheit'],
  [/°/g, ' degrees'],
  [/#(?=\d)/g, ' number '],
];

const units: Readonly<Record<string, string>> = {
  km: 'kilometres',
  cm: 'centimetres',
  mm: 'millimetres',
  kg: 'kilograms',
  m: 'metres',
  g: 'grams',
  min: 'minutes',
  mins: 'minutes',
  hrs: 'hours',
  am: 'AM',
  pm: 'PM',
};

const currencies: Readonly<Record<string, readonly [one: string, many: string]>> = {
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
  '€': ['euro', 'euros'],
  '¥': ['yuan', 'yuan'],
};

const spoken = (words: readonly string[]) => ` ${words.join(' ')} `;

function clockWords(hour: string, minute: string): string {
  const hourWords = cardinalWords(String(Number(hour)));
  if (minute === '00') return spoken([...hourWords, "o'clock"]);
  return spoken([
    ...hourWords,
    ...(minute.startsWith('0') ? ['oh'] : []),
    ...cardinalWords(String(Number(minute))),
  ]);
}

function moneyWords(symbol: string, amount: string, scale: string | undefined): string {
  const [one, many] = currencies[symbol] ?? ['', ''];
  if (scale !== undefined) return spoken([...cardinalWords(amount), scale, many]);
  const [whole = '', cents] = amount.split('.');
  const unit = whole === '1' ? one : many;
  if (cents?.length !== 2) return spoken([...cardinalWords(amount), amount === '1' ? one : many]);
  return spoken([
    ...cardinalWords(whole),
    unit,
    ...(cents === '00' ? [] : cardinalWords(String(Number(cents)))),
  ]);
}

function expandNumbers(text: string): string {
  return text
    .replace(/(\d)\s?[-–—]\s?(?=[\d$£€¥])/g, '$1 to ')
    .replace(
      /([$£€¥])\s?(\d+(?:,\d{3})*(?:\.\d+)?)(?:\s(million|billion|thousand))?/g,
      (_, symbol: string, amount: string, scale?: string) =>
        moneyWords(symbol, amount.replaceAll(',', ''), scale),
    )
    .replace(/\b\d{1,3}(?:,\d{3})+(?:\.\d+)?/g, (grouped) =>
      spoken(cardinalWords(grouped.replaceAll(',', ''))),
    )
    .replace(/\b(\d{1,2}):([0-5]\d)\b/g, (_, hour: string, minute: string) => clockWords(hour, minute))
    .replace(/\b24\/7\b/g, ' twenty four seven ')
    .replace(/\b1[/⁄]2\b/g, ' half ')
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, digits: string) => spoken(ordinalWords(digits)))
    .replace(/\b(\d0|\d{3}0)'?s\b/g, (_, digits: string) => spoken(decadeWords(digits)))
    .replace(/\b(\d+(?:\.\d+)?)\s?(km|cm|mm|kg|m|g|mins?|hrs|am|pm)\b/g, (_, digits: string, unit: string) =>
      spoken([...cardinalWords(digits), units[unit] ?? unit]),
    )
    .replace(/\b(1[1-9]\d\d|20\d\d)\b(?!\.\d)/g, (digits) => spoken(yearWords(digits)))
    .replace(/\d+(?:\.\d+)?/g, (digits) => spoken(cardinalWords(digits)));
}

/** The words a reader would say for figures, abbreviations and symbols; ends of lines become ends of sentences. */
export function expandText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”"«»*_~`]/g, ' ')
    .replace(/^[ \t]*[-–—•·][ \t]*/gm, '')
    .replace(/([\p{L}\p{N}])[ \t]*\n+/gu, '$1.\n');
  const withoutAbbreviations = abbreviations.reduce(
    (result, [pattern, words]) => result.replace(pattern, words),
    plain,
  );
  const numbersExpanded = expandNumbers(withoutAbbreviations);
  return symbolWords.reduce((result, [pattern, words]) => result.replace(pattern, words), numbersExpanded);
}
