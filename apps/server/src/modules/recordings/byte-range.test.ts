import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

it.each([
  ['bytes=0-99', { startByte: 0, endByte: 99 }],
  ['bytes=100-', { startByte: 100, endByte: 999 }],
  ['bytes=-10', { startByte: 990, endByte: 999 }],
  ['bytes=-5000', { startByte: 0, endByte: 999 }],
  ['bytes=999-5000', { startByte: 999, endByte: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=0x10-', 'whole'],
  [undefined, 'whole'],
])('of 1000 bytes, %s is %o', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});
