import { describe, expect, it } from 'vitest';
import { readPaperFile } from './read-paper-file.ts';

describe('a file of papers', () => {
  it('is what the export wrote, a list, or one paper', () => {
    const paper = { code: 'C1T1' };
    for (const content of [{ papers: [paper] }, [paper], paper]) {
      expect(readPaperFile(JSON.stringify(content))).toEqual([paper]);
    }
  });

  it('is nothing else', () => {
    for (const text of ['', 'code: C1T1', '7', 'null', '[]', '[7]', '{"papers":[]}', '{"papers":[1]}']) {
      expect(readPaperFile(text), text).toBeNull();
    }
  });
});
