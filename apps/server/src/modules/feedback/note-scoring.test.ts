import { expect, it } from 'vitest';
import { shownReason } from './note-scoring.ts';

it.each([
  ["ENOENT: no such file, open '/srv/bandwise/data/storage/objects/1.wav'", "open '1.wav'"],
  ['EACCES: /var/lib/x/models/a.onnx', 'EACCES: a.onnx'],
  ['There is no object recordings/12/a.wav', 'recordings/12/a.wav'],
  ['mail to ada@example.com failed', 'mail to [email] failed'],
])('tells of “%s” only what may be shown', (message, shown) => {
  expect(shownReason(new Error(message))).toContain(shown);
  expect(shownReason(new Error(message))).not.toMatch(/srv|var\/lib|example\.com/);
});

it('is short enough to be read', () => {
  expect(shownReason(new Error('x'.repeat(2000)))).toHaveLength(500);
});
