import { openAs } from './support/accounts.ts';
import { createSession } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test('practice says how far the speech engine is, until it is ready', async ({ page, request }) => {
  const reply = await request.post('/api/v1/auth/anonymous');
  const { accessToken: token } = (await reply.json()) as { accessToken: string };
  const sessionId = await createSession(request, token, 'C1T1P1');
  const answers = [
    { state: 'fetching', doneBytes: 43, totalBytes: 100, message: null },
    { state: 'failed', doneBytes: 43, totalBytes: 100, message: null },
  ];
  await page.route('**/api/v1/system/models', async (route) => {
    const json = answers[0] ?? { state: 'ready', doneBytes: 100, totalBytes: 100, message: null };
    await route.fulfill({ json });
  });
  await openAs(page, token, `/exam-test-practice/${sessionId}`);
  const notice = page.getByRole('status').filter({ hasText: 'speech engine' });
  await expect(notice).toContainText('The speech engine is being fetched: 43%. You can record already');
  answers.shift();
  await expect(notice).toContainText('could not be fetched; it is tried again by itself');
  answers.shift();
  await expect(notice).toHaveCount(0);
});
