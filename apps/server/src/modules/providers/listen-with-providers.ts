import { analyse, type Analysis } from '@bandwise/speech/analysis/analyse';
import type { Analyser } from '@bandwise/speech/analysis/analyser';
import type { Audio } from '@bandwise/speech/audio/audio';
import type { Platform } from '../../platform/platform.ts';
import { assessWithAzure } from './azure-speech/assess-with-azure.ts';
import { recogniseWithAzure } from './azure-speech/recognise-with-azure.ts';
import type { Asked } from './call-outside.ts';
import { mayAsk } from './may-ask.ts';
import { OutsideError } from './outside-error.ts';

/** Both tries together; our own engine takes less for a whole answer. */
const outsideMaxMs = 20_000;

type Engine = 'embedded' | 'azure';

/** What was heard in an answer, and which engine wrote it down and judged how it was said. */
export interface HeardFacts extends Analysis {
  engines: { recognition: Engine; pronunciation: Engine };
}

/**
 * Listens with the engines of the settings. The embedded one finds times, pauses, fillers and melody in any case, and does for an
 * answer what an engine outside fails to do.
 */
export async function listenWithProviders(
  platform: Platform,
  analyser: Analyser,
  audio: Audio,
  text: string | undefined,
  asked: Asked,
): Promise<HeardFacts> {
  const { azureSpeech, recognition, pronunciation } = platform.settings.providers;
  const heard =
    azureSpeech !== undefined && recognition === 'azure' && text === undefined
      ? await orEmbedded(platform, 'recognition', asked, (bounded) =>
          recogniseWithAzure(platform, azureSpeech, audio, bounded),
        )
      : undefined;
  const facts = await analyse(analyser, audio, { text, heard });
  const own = facts.pronunciation;
  const judged =
    azureSpeech !== undefined && pronunciation === 'azure' && own !== null
      ? await orEmbedded(platform, 'pronunciation', asked, (bounded) =>
          assessWithAzure(platform, azureSpeech, audio, own, bounded),
        )
      : undefined;
  return {
    ...facts,
    pronunciation: judged ?? own,
    engines: {
      recognition: heard === undefined ? 'embedded' : 'azure',
      pronunciation: judged === undefined ? 'embedded' : 'azure',
    },
  };
}

async function orEmbedded<Result>(
  platform: Platform,
  job: 'recognition' | 'pronunciation',
  asked: Asked,
  ask: (bounded: Asked) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  if (!(await mayAsk(platform, asked, { provider: 'azure', model: null, job }))) return undefined;
  const limits = [AbortSignal.timeout(outsideMaxMs), ...(asked.signal === undefined ? [] : [asked.signal])];
  try {
    return await ask({ ...asked, signal: AbortSignal.any(limits) });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const { sessionId } = asked;
    platform.log.warn(
      { provider: 'azure', job, sessionId, reason: error.message },
      'the embedded engine listens',
    );
    return undefined;
  } finally {
    await asked.noteMoved?.();
  }
}
