import type { Audio } from '@bandwise/speech/audio/audio';
import { durationSec } from '@bandwise/speech/audio/audio';
import { cutAtQuiet } from '@bandwise/speech/audio/cut-at-quiet';
import type { AssessedWord, Assessment } from '@bandwise/speech/pronunciation/assessment';
import type { Platform } from '../../../platform/platform.ts';
import type { AzureSpeechSettings } from '../../../platform/provider-settings.ts';
import type { Asked } from '../call-outside.ts';
import { OutsideError } from '../outside-error.ts';
import { mergeAssessment, type AssessedPiece } from './merge-assessment.ts';
import { sendPiece } from './send-piece.ts';

/** Azure assesses half a minute at a time. */
const longestPieceSec = 28;

/** Azure's verdicts on the words that are known or were heard, over our own assessment. Throws an `OutsideError`. */
export async function assessWithAzure(
  platform: Platform,
  settings: AzureSpeechSettings,
  audio: Audio,
  own: Assessment,
  asked: Asked,
): Promise<Assessment> {
  const pieces = cutAtQuiet(audio, longestPieceSec)
    .map((piece) => ({ ...piece, endSec: piece.startSec + durationSec(piece.audio) }))
    .map((piece) => ({ ...piece, words: wordsWithin(own, piece) }))
    .filter(({ words }) => words.length > 0);
  const assessed = await Promise.all(
    pieces.map(async ({ audio: sound, words }): Promise<AssessedPiece> => {
      const best = await sendPiece(
        platform,
        settings,
        sound,
        { referenceText: words.map(({ word }) => word).join(' '), countsMiscues: own.text_known },
        asked,
      );
      if (best?.AccuracyScore === undefined) throw new OutsideError('nonsense', 'speech without scores');
      return { words, best };
    }),
  );
  return mergeAssessment(own, assessed);
}

/** The words said in a piece. Those that were left out belong to the word before them; those added are no part of the text. */
function wordsWithin({ words }: Assessment, piece: { startSec: number; endSec: number }): AssessedWord[] {
  let atSec = 0;
  return words
    .filter(({ error_type }) => error_type !== 'Insertion')
    .filter(({ startSec, endSec }) => {
      if (startSec !== null && endSec !== null) atSec = (startSec + endSec) / 2;
      return atSec >= piece.startSec && atSec < piece.endSec;
    });
}
