import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sessionReplySchema } from '@bandwise/contract/accounts';
import { readWav } from '@bandwise/speech/audio/read-wav';
import { resample } from '@bandwise/speech/audio/resample';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import { callServer, startPracticeAs } from '../bench/practice-calls.ts';
import type { ServerProcess } from '../bench/server-process.ts';
import { createVerifiedLearner } from '../bench/verified-learner.ts';
import { speak } from '../src/testing/speak.ts';
import { addHistory } from './add-history.ts';
import type { School } from './open-school.ts';
import { answerQuestions, waitForFeedback } from './practise.ts';
import { hardlyAnything, spokenAnswers } from './spoken-answers.ts';

/** A rate that the browser's fake microphone plays. */
const microphoneHz = 48_000;
/** Weeks of practice, oldest first, one a week or so. */
const pastCodes = 'C1T1P1 C1T1P2 C1T2P1 C2T1P3 C2T2P1 C2T3P2 C3T2P1 C4T1P1 C4T2P2 C5T1P3 C5T3P1 C6T2P2'.split(
  ' ',
);

interface Place {
  folder: string;
  dataDir: string;
  say: (line: string) => void;
}

/** Real people, papers, answers and judgements; only what takes weeks is written into the database. */
export async function makeSchool(
  server: ServerProcess,
  { folder, dataDir, say }: Place,
): Promise<Omit<School, 'url'>> {
  // The first to register is the administrator.
  const admin = await createVerifiedLearner(server, {
    full_name: 'Amara Okafor',
    email: 'amara.okafor@example.com',
  });
  const learner = await createVerifiedLearner(server, { full_name: 'Mei Lin', email: 'mei.lin@example.com' });
  const newcomer = await createVerifiedLearner(server, {
    full_name: 'María Fernanda González-Etxeberria',
    email: 'maria.fernanda.gonzalez-etxeberria@universidad.example.com',
  });
  const visitor = await callServer(server, '/auth/anonymous', undefined, { method: 'POST' });

  say('Speaking the answers …');
  const spoken = (await speak(hardlyAnything, ...spokenAnswers)).recordings;
  const [little, ...recordings] = spoken.map((file) => new Uint8Array(file));
  if (!little || !recordings[0]) throw new Error('nothing was spoken');
  const microphoneFile = path.join(folder, 'microphone.wav');
  await writeFile(microphoneFile, writeWav(resample(readWav(recordings[0]), microphoneHz)));

  const begin = async (examCode: string) => (await startPracticeAs(server, learner, examCode)).sessionId;
  const of = (sessionId: number) => ({ token: learner, sessionId });
  const past: number[] = [];
  for (const examCode of pastCodes) past.push(await begin(examCode));
  const failed = await begin('C6T1P2');
  const tooLittle = await begin('C6T3P2');
  const scored = await begin('C3T1P3');
  const halfWay = await begin('C4T3P1');
  const [part1, part2, part3] = [await begin('C5T2P1'), await begin('C5T2P2'), await begin('C5T2P3')];
  await answerQuestions(server, of(halfWay), recordings, 2);
  await answerQuestions(server, of(tooLittle), [little]);
  await answerQuestions(server, of(failed), recordings);
  const [audioId = 0] = await answerQuestions(server, of(scored), recordings);
  say('Waiting for their feedback …');
  for (const sessionId of [tooLittle, failed, scored]) await waitForFeedback(server, of(sessionId));

  const otherFailed = await addHistory(dataDir, { past, scored, failed });
  await server.admin('backup', '--type', 'full', '--description', 'Before the summer term');
  await server.admin('backup', '--type', 'data_only');
  return {
    tokens: { admin, learner, newcomer, anonymous: sessionReplySchema.parse(visitor).accessToken },
    sessions: { scored, tooLittle, failed, halfWay, part1, part2, part3, otherFailed },
    audioId,
    microphoneFile,
  };
}
