import { checkPaper } from '@bandwise/question-bank/check-paper';
import type { Paper } from '@bandwise/question-bank/paper';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockPapers } from './papers.repository.ts';
import { storePaper } from './store-paper.ts';

/** All or nothing: one paper with a mistake and none is stored, and every mistake of all of them is told. */
export async function importPapers(platform: Platform, candidates: readonly unknown[]) {
  const papers = checkAll(candidates);
  const outcome = { added: [] as string[], updated: [] as string[], unchanged: [] as string[] };
  await platform.db.transaction(async (tx) => {
    await lockPapers(tx);
    for (const paper of papers) outcome[await storePaper(tx, paper, 'import')].push(paper.code);
  });
  return outcome;
}

function checkAll(candidates: readonly unknown[]): Paper[] {
  const papers: Paper[] = [];
  const issues: string[] = [];
  candidates.forEach((candidate, index) => {
    const checked = checkPaper(candidate);
    if (checked.ok) papers.push(checked.paper);
    else issues.push(...checked.problems.map((problem) => `${nameOf(candidate, index)}: ${problem}`));
  });
  if (issues.length > 0) throw new ApiError('validation_failed', { issues });
  if (new Set(papers.map(({ code }) => code)).size < papers.length) throw new ApiError('paper_exists');
  return papers;
}

function nameOf(candidate: unknown, index: number): string {
  const { code } = candidate as { code?: unknown };
  return typeof code === 'string' ? code.slice(0, 20) : `Paper ${index + 1}`;
}
