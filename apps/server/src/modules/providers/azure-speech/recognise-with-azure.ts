import { durationSec, type Audio } from '@bandwise/speech/audio/audio';
import { cutAtQuiet } from '@bandwise/speech/audio/cut-at-quiet';
import type { HeardElsewhere } from '@bandwise/speech/recognition/recognise';
import type { Platform } from '../../../platform/platform.ts';
import type { AzureSpeechSettings } from '../../../platform/provider-settings.ts';
import type { Asked } from '../call-outside.ts';
import { sendPiece } from './send-piece.ts';

/** The endpoint takes a minute; halves come back sooner, because they go out beside each other. */
const longestPieceSec = 28;
/** A confidence of nothing at all has no logarithm. */
const leastConfidence = 0.01;

/** What Azure hears; undefined where it hears nobody. Throws an `OutsideError`. */
export async function recogniseWithAzure(
  platform: Platform,
  settings: AzureSpeechSettings,
  audio: Audio,
  asked: Asked,
): Promise<HeardElsewhere | undefined> {
  const pieces = cutAtQuiet(audio, longestPieceSec);
  const heard = await Promise.all(
    pieces.map(async (piece) => ({
      piece,
      best: await sendPiece(platform, settings, piece.audio, undefined, asked),
    })),
  );
  const chunks = heard.flatMap(({ piece, best }) => {
    if (best === undefined) return [];
    const confidence = Math.max(leastConfidence, best.Confidence);
    const text = best.Display.trim();
    return [
      {
        startSec: piece.startSec,
        endSec: piece.startSec + durationSec(piece.audio),
        text,
        words: text.split(/\s+/).map((word) => ({ text: word, confidence })),
      },
    ];
  });
  if (chunks.length === 0) return undefined;
  const words = chunks.flatMap((chunk) => chunk.words);
  return { confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length, chunks };
}
