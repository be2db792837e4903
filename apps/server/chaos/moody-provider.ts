import { setTimeout as delay } from 'node:timers/promises';
import { SAMPLE_REPLY } from '@bandwise/examiner/testing/sample-reply';
import type { Defer } from '../bench/measurement.ts';
import {
  answerJson,
  answerText,
  neverAnswer,
  startStandInProvider,
} from '../src/testing/stand-in-provider.ts';

/** A model outside that helps, until it is told otherwise. */
export interface MoodyProvider {
  settings: Record<string, string>;
  hangFor: (durationMs: number) => Promise<void>;
  lieFor: (durationMs: number) => Promise<void>;
}

/** Bands that no examiner gives, half a reply, another language, an error that says nothing. */
const lies = [
  answerText(JSON.stringify({ ...SAMPLE_REPLY, bands: { overall: 42 } })),
  answerText(JSON.stringify(SAMPLE_REPLY).slice(0, 200), 'length'),
  answerText('Lo siento, no puedo ayudar con eso.'),
  answerJson({}, 500),
];

export async function startMoodyProvider(defer: Defer): Promise<MoodyProvider> {
  const provider = await startStandInProvider();
  defer(() => provider.close());
  const help = () => provider.answerWith(answerText(JSON.stringify(SAMPLE_REPLY)));
  help();
  return {
    settings: {
      EXAMINER_PROVIDER: 'compatible',
      EXAMINER_BASE_URL: provider.url,
      EXAMINER_MODEL: 'moody-1',
      EXAMINER_TIMEOUT_SEC: '6',
    },
    async hangFor(durationMs) {
      provider.answerWith(neverAnswer);
      await delay(durationMs);
      help();
    },
    async lieFor(durationMs) {
      provider.answerWith(...lies);
      await delay(durationMs);
      help();
    },
  };
}
