import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

it('uses no class that its style sheet does not have', () => {
  const missing = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
    const code = read(file);
    const imported = code.matchAll(/import (\w+) from '(\S+\.module\.css)'/g);
    return [...imported].flatMap(([, name, sheet]) => {
      const rules = read(path.join(path.dirname(file), sheet ?? ''));
      const used = new Set(
        [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used),
      );
      return [...used]
        .filter((used) => !new RegExp(`\\.${used}\\b`).test(rules))
        .map((used) => `${file}: ${used}`);
    });
  });
  expect(missing).toEqual([]);
});
