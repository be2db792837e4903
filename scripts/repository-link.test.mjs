// @ts-check
import { describe, expect, it } from 'vitest';
import { repositoryLink } from './repository-link.mjs';

describe('repositoryLink', () => {
  it.each([
    ['a/b', 'https://github.com/a/b'],
    ['github:a/b', 'https://github.com/a/b'],
    ['https://github.com/a/b', 'https://github.com/a/b'],
    ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
    ['git+ssh://git@github.com/a/b.git', 'https://github.com/a/b'],
    ['git://example.org/a/b.git#main', 'https://example.org/a/b'],
    ['git@github.com:a/b.git', 'https://github.com/a/b'],
  ])('turns %s into a page to open', (written, link) => {
    expect(repositoryLink(written)).toBe(link);
    expect(repositoryLink({ url: written })).toBe(link);
  });

  it('knows no link where none is written', () => {
    expect(repositoryLink(undefined)).toBeUndefined();
    expect(repositoryLink({})).toBeUndefined();
    expect(repositoryLink('somewhere')).toBeUndefined();
  });
});
