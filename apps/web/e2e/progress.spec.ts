import { readFile } from 'node:fs/promises';
import type {
  getPracticeTime,
  getScoreHistory,
  getSkillProgress,
  getUserStats,
} from '@bandwise/contract/progress';
import type { getAudioFeedback } from '@bandwise/contract/feedback';
import type { analysePerformance } from '@bandwise/contract/scoring';
import { criteria, criterionNames } from '@bandwise/contract/progress';
import type { Page } from '@playwright/test';
import type { z } from 'zod';
import { learnerToken, openAs } from './support/accounts.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import { feedbackFixture } from './support/feedback-fixture.ts';
import { expect, test } from './support/test.ts';

const audioId = 7;
const sessionId = 41;
const dayMs = 24 * 60 * 60 * 1000;
const sessions = 12;

const history: z.infer<typeof getScoreHistory.reply> = {
  total: sessions,
  items: Array.from({ length: sessions }, (_, ago) => ({
    session_id: sessionId - ago,
    exam_code: 'C3T1P3',
    date: new Date(Date.parse('2026-11-12T20:05:00Z') - ago * 6 * dayMs).toISOString(),
    overallScore: ago < 3 ? 6.5 : 6,
    overall_range: ago < 3 ? { low: 6, high: 7 } : { low: 5.5, high: 6.5 },
    fluency_band: 6,
    lexical_band: 7,
    grammar_band: 6.5,
    pronunciation_band: ago === 0 ? null : 6.5,
  })),
};
const stats: z.infer<typeof getUserStats.reply> = {
  totalSessions: 18,
  completedSessions: 16,
  averageScore: 6.1,
  highestScore: 6.5,
  totalPracticeMinutes: 214,
  lastPracticeDate: '2026-11-12T20:05:00.000Z',
};
const skills: z.infer<typeof getSkillProgress.reply> = {
  items: criteria.map((criterion) => ({
    criterion,
    name: criterionNames[criterion],
    currentLevel: 6.5,
    feedback: 'The next half band needs pauses at the end of ideas.',
    strengths: ['You develop each answer.'],
    areasToImprove: criterion === 'lexical' ? [] : ['Six pauses fall inside a clause.'],
    comparison: {
      recent_average: criterion === 'fluency' ? 6.5 : 6,
      earlier_average: 6,
      recent_sessions: 3,
      earlier_sessions: 6,
      verdict: criterion === 'fluency' ? 'improved' : 'unchanged',
    },
  })),
  total: 4,
  scored_sessions: sessions,
  sessions_to_compare: 6,
};
const time: z.infer<typeof getPracticeTime.reply> = {
  items: Array.from({ length: 12 }, (_, week) => ({
    week_start: new Date(Date.parse('2026-08-24') + week * 7 * dayMs).toISOString().slice(0, 10),
    minutes: week,
    answers: week,
  })),
  total: 12,
};
const analysis: z.infer<typeof analysePerformance.reply> = {
  current_session: { wpm: 140, pause_count: 15, long_pause_count: 6, fluency_score: 6 },
  historical_average: { wpm: 125, pause_count: 20, long_pause_count: 0, fluency_score: 6 },
  trend_analysis: {
    fluency_trend: 'improving',
    vocabulary_trend: 'stable',
    grammar_trend: 'declining',
    pronunciation_trend: 'unknown',
  },
  improvement_suggestions: ['Pause at commas.'],
};

function audioFeedback(): z.infer<typeof getAudioFeedback.reply> {
  const feedback = feedbackFixture(sessionId);
  const [question] = feedback.questionFeedback;
  if (!question) throw new Error('the fixture has no question');
  const { overall_band: overall, fluency_band: fluency, lexical_band: lexical } = feedback;
  const bands = { overall, fluency, lexical, grammar: feedback.grammar_band, pronunciation: null };
  return { audio_id: audioId, bands, question, feedback };
}

/** A learner with two months of scored practice behind them. */
async function pretend(page: Page): Promise<void> {
  const replies: Record<string, object> = {
    '**/users/stats': stats,
    '**/stats/score-history?*': history,
    '**/stats/skill-progress': skills,
    '**/stats/practice-time?*': time,
    [`**/feedback/audio/${audioId}`]: audioFeedback(),
    [`**/scoring/performance/analysis?audio_id=${audioId}`]: analysis,
  };
  for (const [url, json] of Object.entries(replies))
    await page.route(url, (route) => route.fulfill({ json }));
}

test('progress in charts and figures, and the statistics report', async ({ page }) => {
  await pretend(page);
  await openAs(page, learnerToken(), '/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Progress & Analytics' })).toBeVisible();
  await expect(page.getByText('Total Practice Minutes')).toBeVisible();
  await expect(page.getByText('214', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Overall band over time/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Pronunciation band over time/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Minutes of speaking by week/ })).toBeVisible();
  await expect(page.getByText('Fluency (+0.5)')).toBeVisible();
  await expectNoFindings(page);

  const overall = page.getByRole('img', { name: /^Overall band over time/ });
  await overall.focus();
  await page.keyboard.press('Home');
  await expect(overall.getByText('5.5–6.5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overall.getByText('5.5–6.5')).toBeHidden();
  const minutes = page.getByRole('img', { name: /^Minutes of speaking by week/ });
  await minutes.hover();
  await expect(minutes.getByText('Minutes')).toBeVisible();
  await expectNoFindings(page);

  const figures = page.getByRole('region', { name: 'Figures behind the chart' });
  await expect(figures.getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await expect(figures.getByRole('row')).toHaveCount(1 + sessions);

  await page.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('region', { name: 'Score History' });
  await expect(table.getByRole('row')).toHaveCount(1 + sessions);
  await expect(table.getByRole('row').nth(1)).toContainText('6.5');
  await expect(table.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('–');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Overall band over time/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoFindings(page);

  await page.getByRole('link', { name: 'Statistics Report' }).click();
  await expect(page.getByRole('heading', { name: 'Statistics report 统计报告' })).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name });
  await expect(card('Totals 总计')).toContainText('18');
  await expect(card('Practice duration 练习时长')).toContainText('214 min');
  await expect(card('Skill progress 技能进展').getByRole('definition')).toHaveCount(3);
  await expect(card('Score history 分数历史').getByRole('definition')).toHaveCount(5);
  await expectNoFindings(page);
});

test.describe('a report', () => {
  test.use({ tolerated: /status of (4\d\d|500)/, colorScheme: 'dark' });

  test('has two tabs, prints, exports its data and comes as a PDF; what fails can be tried again', async ({
    page,
  }) => {
    await pretend(page);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.route('**/report.pdf?*', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
    );
    await openAs(page, learnerToken(), `/reports/${audioId}`);
    await expect(
      page.getByRole('heading', { level: 1, name: `Report ${audioId} 报告 ${audioId}` }),
    ).toBeVisible();
    await expect(page.getByText('Band 6.5', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Score report 评分报告' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectNoFindings(page);

    await page.getByRole('tab', { name: 'Score report' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const trends = page.getByRole('tabpanel', { name: 'Performance trends' });
    for (const text of [
      '12% above the average',
      '25% below the average',
      'No different from the average',
      'Improving 正在提升',
      'Needs improvement 需要改进',
      'Unknown 未知',
      'Pause at commas.',
    ])
      await expect(trends.getByText(text).first()).toBeAttached();
    await expectNoFindings(page);

    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export data' }).click();
    const file = await exported;
    expect(file.suggestedFilename()).toBe(`report-${audioId}.json`);
    const content = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
    expect(content).toMatchObject({ feedback: { audio_id: audioId }, analysis });

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

    await page.route('**/scoring/performance/analysis?*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.reload();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('加载报告数据失败，请稍后重试。');
    await page.unroute('**/scoring/performance/analysis?*');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', { name: 'Score report' })).toBeVisible();

    await page.route(`**/feedback/audio/${audioId}`, (route) =>
      route.fulfill({ status: 404, json: { code: 'feedback_not_found', detail: 'Feedback not found' } }),
    );
    await page.reload();
    await expect(page.getByText('Audio report data unavailable')).toBeVisible();
  });
});
