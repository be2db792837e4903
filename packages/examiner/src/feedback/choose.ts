/** One of several ways to say a thing. */
export type Choose = (key: string, ways: readonly string[]) => string;

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
};

/** Chooses by what was said: the same speech reads the same each time, other speech otherwise. */
export const chooseBy =
  (speech: string): Choose =>
  (key, ways) =>
    ways[hash(`${key}\n${speech}`) % ways.length] ?? '';
