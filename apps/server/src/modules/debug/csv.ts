/** A spreadsheet would run what begins like this; after an apostrophe it is a text. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const needsQuotes = /[",\r\n]/;

/** RFC 4180. */
export function toCsvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}
