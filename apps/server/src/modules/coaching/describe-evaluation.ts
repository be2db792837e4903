import type { CoachingEvaluation, CoachingRemark, SpokenWordShape } from '@bandwise/contract/coaching';
import { coachingLimits } from '@bandwise/contract/limits';
import type { CoachedWord } from '@bandwise/speech/coaching/coach-word';
import type { HeardSound, HeardWord } from '@bandwise/speech/coaching/hear-word';
import type { Remark } from '@bandwise/speech/coaching/remark-on';
import { phoneToIpa, toIpa } from '@bandwise/speech/phonemes/to-ipa';

const rounded = (value: number) => Math.round(1000 * value) / 1000;

/** A verdict of the speech engine in the shape of the contract. */
export function describeEvaluation(
  word: string,
  heard: HeardWord,
  { accuracyScore, sounds, melody, remarks }: CoachedWord,
  model: HeardWord | null,
): CoachingEvaluation {
  const isWrong = accuracyScore < coachingLimits.problemBelow || sounds.some((sound) => sound.isWrong);
  return {
    word,
    phonetic: toIpa(heard.sounds.map(({ phoneme, stress }) => `${phoneme}${stress ?? ''}`)),
    accuracy_score: accuracyScore,
    overall_score: accuracyScore,
    error_type: isWrong ? 'Mispronunciation' : 'None',
    learner: describeSpoken(
      heard,
      sounds.map((sound) => ({ ...sound, flagged: sound.isWrong })),
    ),
    model: model && describeSpoken(model, model.sounds),
    melody_score: melody?.score ?? null,
    remarks: remarks.map((remark) => describeRemark(remark, sounds)),
  };
}

function describeSpoken(
  { durationSec, contours }: HeardWord,
  sounds: readonly HeardSound[],
): SpokenWordShape {
  return {
    duration: rounded(durationSec),
    phonemes: sounds.map(({ phoneme, ipa, accuracy_score, flagged, startSec, endSec }) => ({
      phoneme,
      ipa,
      accuracy_score,
      flagged,
      start_seconds: startSec,
      end_seconds: endSec,
    })),
    contour: {
      start_seconds: rounded(contours.firstSec),
      step_seconds: contours.hopSec,
      pitch: contours.pitchSemitones,
      energy: contours.energyDb.map((energy) => rounded(10 ** (energy / 20))),
    },
  };
}

function describeRemark(remark: Remark, sounds: readonly HeardSound[]): CoachingRemark {
  switch (remark.kind) {
    case 'sound':
    case 'missing_sound': {
      const { phoneme = '', ipa = '', accuracy_score = 0 } = sounds[remark.index] ?? {};
      if (remark.kind === 'missing_sound') return { ...remark, phoneme, ipa };
      const { kind, index, heardAs } = remark;
      const heard_as = heardAs === null ? null : { phoneme: heardAs, ipa: phoneToIpa(heardAs) };
      return { kind, index, phoneme, ipa, accuracy_score, heard_as };
    }
    case 'stress':
      return {
        kind: 'stress',
        expected_syllable: remark.expectedSyllable,
        heard_syllable: remark.heardSyllable,
      };
    default:
      return remark;
  }
}
