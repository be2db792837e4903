import type { ScoredSession } from '@bandwise/contract/progress';
import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../../i18n/en/scores.json' with { type: 'json' };
import { renderScreen, startEnglish, textsOf } from '../../testing/render-screen.tsx';
import { ScoreChart } from './score-chart.tsx';
import { scoreScale } from './score-scale.ts';

beforeAll(() => startEnglish({ scores: texts }));

const scored = (day: number, overall: number, fluency: number | null): ScoredSession => ({
  session_id: day,
  exam_code: 'C3T1P3',
  date: `2026-11-0${day}T12:00:00Z`,
  overallScore: overall,
  overall_range: { low: overall - 0.5, high: overall + 0.5 },
  fluency_band: fluency,
  lexical_band: 7,
  grammar_band: 7,
  pronunciation_band: null,
});
const scores = [scored(1, 5, 6), scored(2, 5.5, null), scored(3, 6, 6.5)];

describe('the scale of a score chart', () => {
  it('is whole bands around the line and its range', () => {
    expect(scoreScale(scores, { line: 'overall', isCompared: false })).toEqual({
      min: 4,
      max: 7,
      ticks: [4, 5, 6, 7],
    });
    expect(scoreScale(scores, { line: 'lexical', isCompared: false })).toMatchObject({ min: 6, max: 8 });
  });

  it('has room for the compared line, with every second band', () => {
    expect(scoreScale(scores, { line: 'lexical', isCompared: true })).toEqual({
      min: 4,
      max: 8,
      ticks: [4, 6, 8],
    });
  });

  it('ends where bands end, and stands without any', () => {
    const best = { ...scored(1, 9, 9), overall_range: null };
    expect(scoreScale([best], { line: 'overall', isCompared: false })).toMatchObject({ min: 8, max: 9 });
    expect(scoreScale(scores, { line: 'pronunciation', isCompared: false })).toMatchObject({
      min: 4,
      max: 7,
    });
  });
});

describe('a score chart', () => {
  const pathsOf = (html: string) => [...html.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path);
  const marksOf = (html: string) => html.split('<svg').length - 3;

  it('has the line, its range, a mark on each score and the last band', () => {
    const html = renderScreen(<ScoreChart scores={scores} line="overall" heightPx={220} />);
    expect(html).toContain('aria-label="Overall band over time');
    expect(pathsOf(html)[1]).toBe('M0 66.67L50 50L100 33.33');
    expect(marksOf(html)).toBe(3);
    expect(textsOf(html, 'span')).toEqual(['4', '5', '6', '7', '6.0', 'Nov 3', 'Nov 1', 'Nov 2']);
  });

  it('has a gap where a band is missing, and the overall line behind', () => {
    const html = renderScreen(<ScoreChart scores={scores} line="fluency" heightPx={120} isCompared />);
    expect(pathsOf(html).slice(0, 2)).toEqual(['M0 75L50 62.5L100 50', 'M0 50M100 37.5']);
    expect(marksOf(html)).toBe(2);
    expect(textsOf(html, 'span')).toEqual(['4', '6', '8', 'Nov 3', 'Nov 1']);
  });
});
