import type { Analyser } from '@bandwise/speech/analysis/analyser';
import type { Audio } from '@bandwise/speech/audio/audio';
import type { Platform } from '../../platform/platform.ts';
import type { Asked } from '../providers/call-outside.ts';
import { listenWithProviders, type HeardFacts } from '../providers/listen-with-providers.ts';

interface HeardAnswer {
  /** Empty when nobody spoke, or nothing could be made of it. */
  transcription: string;
  facts: HeardFacts;
}

/** `text` is what the learner says they said; where the sound holds nothing of it, it is as good as not given. */
export async function listen(
  platform: Platform,
  analyser: Analyser,
  audio: Audio,
  text: string | null,
  asked: Asked,
): Promise<HeardAnswer> {
  if (text !== null) {
    const facts = await listenWithProviders(platform, analyser, audio, text, asked);
    if (facts.pronunciation !== null) return { transcription: text, facts };
  }
  const facts = await listenWithProviders(platform, analyser, audio, undefined, asked);
  return { transcription: facts.outcome === 'speech' ? facts.text : '', facts };
}
