import { sessionStatuses } from '@bandwise/contract/exam-tests';
import { expect, it } from 'vitest';
import { noSearch, readPlace, statuses, writePlace } from './list-address.ts';

const firstPage = { ...noSearch, page: 1, pageSize: 10 };
const read = (address: string) => readPlace(new URLSearchParams(address));

it('begins with the first page of ten, and no search', () => {
  expect(read('')).toEqual(firstPage);
  expect(writePlace(firstPage).toString()).toBe('');
});

it('keeps search, page and page size in the address', () => {
  const place = { examId: 'C1T2', userId: '24', status: 'failed' as const, page: 3, pageSize: 25 };
  const address = 'exam_id=C1T2&user_id=24&status=failed&page=3&size=25';
  expect(writePlace(place).toString()).toBe(address);
  expect(read(address)).toEqual(place);
});

it('trims what was typed and leaves empty fields out', () => {
  expect(writePlace({ ...firstPage, examId: '  318 ' }).toString()).toBe('exam_id=318');
  expect(read('exam_id=%20318%20').examId).toBe('318');
});

it.each(['page=0', 'page=-2', 'page=x', 'size=7', 'size=x', 'status=lost', 'user_id=abc'])(
  'takes %s for the first page of everything',
  (address) => {
    expect(read(address)).toEqual(firstPage);
  },
);

it('can ask for every status that a session has', () => {
  expect(statuses).toEqual(sessionStatuses);
});
