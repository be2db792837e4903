import type { TestRecord } from '@bandwise/contract/test-records';
import { beforeAll, expect, it } from 'vitest';
import exam from '../../i18n/en/exam.json' with { type: 'json' };
import texts from '../../i18n/en/test-records.json' with { type: 'json' };
import { renderScreen, startEnglish, textsOf } from '../../testing/render-screen.tsx';
import { noSearch } from './list-address.ts';
import { RecordsTable } from './records-table.tsx';
import { SearchBar } from './search-bar.tsx';

beforeAll(() => startEnglish({ 'test-records': texts, exam }));

const record: TestRecord = {
  exam_session_id: 318,
  exam_code: 'C1T2P1',
  part: 1,
  question: 'What do you like most about the area in which you live now?',
  user_id: 24,
  status: 'failed',
  overall_band: null,
  created_at: '2026-11-15T09:36:30.070Z',
  updated_at: '2026-11-15T09:40:30.070Z',
};

it('searches by exam id and user id, and can be cleared', () => {
  const html = renderScreen(<SearchBar search={noSearch} onSearch={() => undefined} />);
  expect(textsOf(html, 'label')).toEqual(['Exam ID', 'User ID', 'Status']);
  expect(textsOf(html, 'button')).toEqual(['Search', 'Clear']);
  expect(textsOf(html, 'option')).toEqual(['All', ...Object.values(exam.status)]);
});

it('has the columns of the specification, cuts the question and leads to the session', () => {
  const html = renderScreen(<RecordsTable records={[record, { ...record, overall_band: 6.5 }]} />);
  expect(textsOf(html, 'th')).toEqual([
    'Question',
    'User ID',
    'Status',
    'Total score',
    'Created',
    'Updated',
    'Actions',
  ]);
  const cells = textsOf(html, 'td');
  expect(cells[0]).toBe('What do you like most about the area in which you …C1T2P1 · No. 318');
  expect(cells.slice(1, 4)).toEqual(['24', 'Failed', '-']);
  expect(cells[6]).toBe('View details');
  expect(cells[10]).toBe('6.5');
  expect(html).toContain('href="/tests/318"');
});
