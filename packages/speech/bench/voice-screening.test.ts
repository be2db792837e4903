import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { whitelist } from '../src/voices/voice-list.ts';
import type { Screening } from './screen-voice.ts';
import { wordErrorRateMax } from './screen-voice.ts';
import { screeningQuestions } from './screening-questions.ts';
import { countWordErrors } from './word-errors.ts';

const table = JSON.parse(
  await readFile(new URL('voice-screening.json', import.meta.url), 'utf8'),
) as Screening[];
const words = screeningQuestions.reduce((sum, question) => sum + countWordErrors(question, '').words, 0);

it.each(whitelist)(
  '$id was understood by our own recogniser, as it speaks today',
  ({ id, speaker, pace }) => {
    const row = table.find(({ voice }) => voice === id);
    expect(row).toMatchObject({ speaker, pace, words });
    expect(row?.wordErrorRate).toBeLessThanOrEqual(wordErrorRateMax);
    const { errors = 0 } = row ?? {};
    expect(row?.wordErrorRate).toBeCloseTo(errors / words, 4);
  },
);
