import { analyserSets } from '@bandwise/speech/analysis/analyser';
import { testModelStore } from '@bandwise/speech/models/testing/test-store';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { voiceSets } from '@bandwise/speech/voices/open-voices';
import type { Defer } from './measurement.ts';
import { goOn, sendAnswer, startPracticeAs, untilStatus } from './practice-calls.ts';
import { startServerProcess } from './server-process.ts';
import { benchVoice, speakMinutes } from './spoken-minute.ts';
import { createVerifiedLearner } from './verified-learner.ts';

/** Two questions, the fewest of a part. */
const examCode = 'C1T1P2';
const lookEveryMs = 500;

export interface LearnerWithFeedback {
  /** Of the server that serves the built web app. */
  url: string;
  token: string;
  /** Judged by the real engine: two answers of a minute. */
  scoredSessionId: number;
  audioId: number;
  unfinishedSessionId: number;
}

/** A server with a learner who has practised: one session has its feedback, another waits to be continued. */
export async function openLearnerWithFeedback(defer: Defer): Promise<LearnerWithFeedback> {
  const store = await testModelStore([...analyserSets(), ...voiceSets(chooseVoice(benchVoice, 0))]);
  const [first = new Uint8Array(), last = new Uint8Array()] = await speakMinutes(store, 2);
  const server = await startServerProcess(defer, { BANDWISE_MODELS: store.folder });
  // The first account is the administrator's, whose header has more in it.
  await createVerifiedLearner(server, { full_name: 'Administrator', email: 'administrator@example.com' });
  const token = await createVerifiedLearner(server);
  const scored = await startPracticeAs(server, token, examCode);
  await goOn(server, scored, await sendAnswer(server, scored, 1, first));
  const audioId = await sendAnswer(server, scored, 2, last);
  await goOn(server, scored, audioId);
  await untilStatus(
    server,
    scored,
    ({ status }) => {
      if (status === 'failed') throw new Error('the session could not be judged');
      return status === 'feedback_completed';
    },
    lookEveryMs,
  );
  const unfinished = await startPracticeAs(server, token, examCode);
  return {
    url: server.url,
    token,
    scoredSessionId: scored.sessionId,
    audioId,
    unfinishedSessionId: unfinished.sessionId,
  };
}
