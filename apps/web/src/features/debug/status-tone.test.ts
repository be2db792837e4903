import { expect, it } from 'vitest';
import { externalStatusTone, logStatusTone } from './status-tone.ts';

it.each([
  [200, 'success', 'success'],
  [299, 'success', 'success'],
  [304, 'plain', 'warning'],
  [400, 'warning', 'error'],
  [499, 'warning', 'error'],
  [500, 'error', 'error'],
  [101, 'plain', 'warning'],
])('%d is %s in the log view and %s in the external log', (code, inLog, inExternalLog) => {
  expect([logStatusTone(code), externalStatusTone(code)]).toEqual([inLog, inExternalLog]);
});

it('warns of a call outside that got no answer', () => {
  expect(externalStatusTone(null)).toBe('warning');
});
