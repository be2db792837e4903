import { apiBasePath } from '@bandwise/contract/limits';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerified, type Person } from '../../testing/person.ts';
import { startSession } from '../../testing/practice.ts';
import { insertFeedback, sampleDocument } from '../../testing/sample-feedback.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { ReportContent } from './pdf/report-content.ts';
import { writePdf } from './pdf/write-pdf.ts';

const bands = { fluency: 6, lexical: 7, grammar: 6.5, pronunciation: 6.5 };

async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { text: text.replaceAll(/\s+/g, ' '), pages: document.numPages, info };
}

describe('the report as a PDF', () => {
  let server: TestServer;
  let learner: Person;
  let sessionId: number;
  beforeAll(async () => {
    server = await startTestServer();
    await registerVerified(server);
    learner = await registerVerified(server, { name: '李明华' });
    sessionId = (await startSession(server.app, learner)).id;
  });
  afterAll(() => server.close());

  const download = (token: string, query = '') =>
    server.app.inject({
      url: `${apiBasePath}/feedback/session/${sessionId}/report.pdf${query}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('is not there before the feedback is', async () => {
    const reply = await download(learner.token);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'feedback_not_found']);
  });

  it('holds the name, the bands with their range, the evidence, the answers and what the score is not', async () => {
    await insertFeedback(server.platform.db, { id: sessionId, userId: learner.user.id }, bands);
    const reply = await download(learner.token);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="bandwise-C1T1P3-${sessionId}.pdf"`,
    });
    const { text, pages, info } = await read(reply.rawPayload);
    for (const part of [
      '李明华',
      'C1T1P3',
      'Part 3: Discussion',
      'Competent',
      'between 6.0 and 7.0',
      'Grammatical Range & Accuracy',
      'Speech rate 125 words a minute',
      'young people … they don’t have enough time',
      'Why do you think some traditional skills are disappearing?',
      'methods.',
      'it depends on the family',
      '/θ/',
      'Record one Part 3 answer a day.',
      'It is not an IELTS result',
      `Page ${pages} of ${pages}`,
    ])
      expect(text).toContain(part);
    expect(info).toMatchObject({ Title: expect.stringContaining('李明华') as string, Language: 'en-GB' });
    expect(reply.rawPayload.length).toBeLessThan(200_000);
  });

  it('is there for a time zone that we do not know', async () => {
    expect((await download(learner.token, '?time_zone=Mars/Olympus')).statusCode).toBe(200);
  });

  it('is nobody else’s', async () => {
    const stranger = await registerVerified(server);
    expect((await download(stranger.token)).statusCode).toBe(404);
  });
});

describe('a report of', () => {
  const contentOf = (
    learnerName: string,
    change: Partial<ReportContent['feedback']> = {},
  ): ReportContent => ({
    learnerName,
    session: {
      id: 1,
      examCode: 'C1T1P1',
      part: 1,
      topic: 'Home',
      at: new Date('2026-11-12T20:05:00Z'),
      timeZone: 'Asia/Shanghai',
    },
    feedback: { ...sampleDocument(bands), ...change },
  });

  it.each(['김민준', '山田さくら', 'Nguyễn Thị Ánh', 'Łukasz Żółć', 'Мария', '陳大文'])(
    'somebody called %s shows the name',
    async (name) => {
      expect((await read(await writePdf(contentOf(name)))).text).toContain(name);
    },
  );

  it('an evening in London names the day it was for a learner in Shanghai', async () => {
    expect((await read(await writePdf(contentOf('Mei')))).text).toContain('13 November 2026');
  });

  it('a name in letters that no font of ours has is still a report', async () => {
    const { text } = await read(await writePdf(contentOf('ไทย 😀 Name')));
    expect(text).toContain('??? ? Name');
    expect(text).toContain('Competent');
  });

  it('a session without a band says why', async () => {
    const reason = 'We heard 4 words, which is too little to judge fairly, so there is no band.';
    const { text } = await read(
      await writePdf(
        contentOf('Mei', {
          outcome: 'too_little',
          overall_band: null,
          overall_range: null,
          summary: reason,
          criteriaScores: [],
          pronunciation_scores: null,
        }),
      ),
    );
    expect(text).toContain('No band this time');
    expect(text).toContain(reason);
    expect(text).not.toContain('Overall band');
  });

  it('texts that are markup and scripts elsewhere shows them as texts', async () => {
    const hostile = '<img src=x onerror=alert(1)> (/JS) javascript:alert(2)';
    const [question] = sampleDocument(bands).questionFeedback;
    const pdf = await writePdf(
      contentOf(hostile, {
        examiner_comment: hostile,
        summary: hostile,
        action_plan: [hostile],
        notices: [hostile],
        issues: [{ type: hostile, excerpt: hostile, fix: hostile }],
        better_versions: [{ said: hostile, better: hostile, why: hostile }],
        questionFeedback: [{ ...question!, questionText: hostile, feedback: hostile }],
      }),
    );
    expect((await read(pdf)).text.split(hostile).length).toBeGreaterThan(6);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const annotations = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) =>
        (await document.getPage(index + 1)).getAnnotations(),
      ),
    );
    expect(annotations.flat()).toEqual([]);
    expect(await document.getJSActions()).toBeNull();
    expect(await document.getOpenAction()).toBeNull();
    expect(await document.getAttachments()).toBeNull();
  });

  it('very long answers goes on over as many pages as it needs', async () => {
    const [question] = sampleDocument(bands).questionFeedback;
    if (!question) throw new Error('the sample has no question');
    const words = Array.from({ length: 400 }, () => question.words).flat();
    const { pages, text } = await read(
      await writePdf(contentOf('Mei', { questionFeedback: [{ ...question, words }] })),
    );
    expect(pages).toBeGreaterThan(8);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text).toContain('What this score is, and is not');
  });
});
