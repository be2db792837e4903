const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "three", "14". */
export const inWords = (amount: number): string => NUMBERS[amount] ?? String(amount);

/** "three pauses", "one pause", "14 pauses". */
export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${inWords(amount)} ${amount === 1 ? one : many}`;

/** "once", "twice", "four times". */
export const times = (amount: number): string =>
  amount === 1 ? 'once' : amount === 2 ? 'twice' : `${NUMBERS[amount] ?? amount} times`;

/** The learner's words; the mark that ended their sentence does not belong into ours. */
export const quote = (text: string): string => `“${text.replace(/[.,;:?!]+$/u, '')}”`;

export const band = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

export const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

export const sentence = (text: string): string => {
  const trimmed = text.trim();
  const capital = `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}`;
  return /[.?!]["”]?$/u.test(capital) ? capital : `${capital}.`;
};
