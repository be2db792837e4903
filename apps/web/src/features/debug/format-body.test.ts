import { expect, it } from 'vitest';
import { formatBody } from './format-body.ts';

it('indents JSON and leaves everything else as it was kept', () => {
  expect(formatBody('{"detail":"Not found","loc":[1]}')).toBe(
    '{\n  "detail": "Not found",\n  "loc": [\n    1\n  ]\n}',
  );
  expect(formatBody('{"text":"a long te…[cut]')).toBe('{"text":"a long te…[cut]');
});
