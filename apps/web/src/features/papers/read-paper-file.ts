type PaperFile = Record<string, unknown>[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An export, a list of papers or a single paper; null when the text is none of these. What a paper is, the server checks. */
export function readPaperFile(text: string): PaperFile | null {
  const content = parse(text);
  if (Array.isArray(content)) return content.every(isObject) && content.length > 0 ? content : null;
  if (!isObject(content)) return null;
  if (!('papers' in content)) return [content];
  return Array.isArray(content.papers) && content.papers.length > 0 && content.papers.every(isObject)
    ? content.papers
    : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
