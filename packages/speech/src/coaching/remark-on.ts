import type { MelodyComparison } from '../prosody/compare-melody.ts';
import type { Contours } from '../prosody/contours.ts';
import type { HeardWord } from './hear-word.ts';
import type { ScoredWord } from './score-word.ts';
import { misplacedStress } from './syllable-stress.ts';

export type Remark =
  | { kind: 'sound'; index: number; heardAs: string | null }
  | { kind: 'missing_sound'; index: number }
  | { kind: 'pitch'; shape: 'flat' }
  | { kind: 'stress'; expectedSyllable: number; heardSyllable: number }
  | { kind: 'pace'; pace: 'slow' | 'fast' };

/** More would not be read: two sounds and two things about the whole word. */
const soundRemarksMax = 2;
const remarksMax = 4;
/** Below this the specification calls a word or sound a problem. */
const problemScore = 80;
/** In semitones: a model that moves this much has a melody, a learner that moves less than half of it has none. */
const movingModel = 1.5;
const flatShare = 0.5;
/** The melody of one syllable differs from reading to reading. */
const syllablesWithMelody = 2;
/** Times as long as the model, whose voice speaks slowly and clearly already. */
const slowRatio = 1.8;
const fastRatio = 0.55;

/** Mean distance of the voice from its own middle. */
function movement({ pitchSemitones }: Contours): number {
  const voiced = pitchSemitones.filter((pitch) => pitch !== null);
  return voiced.reduce((sum, pitch) => sum + Math.abs(pitch), 0) / Math.max(1, voiced.length);
}

function soundRemarks({ sounds }: ScoredWord): Remark[] {
  const indexed = sounds.map((sound, index) => ({ ...sound, index }));
  const byScore = indexed.toSorted((a, b) => a.accuracy_score - b.accuracy_score);
  const wrong = byScore.filter(({ isWrong }) => isWrong);
  const unsure = byScore.filter(({ accuracy_score }) => accuracy_score < problemScore).slice(0, 1);
  return (wrong.length > 0 ? wrong : unsure)
    .slice(0, soundRemarksMax)
    .map(({ fault, index }) =>
      fault?.kind === 'missing'
        ? { kind: 'missing_sound', index }
        : { kind: 'sound', index, heardAs: fault?.heardAs ?? null },
    );
}

function pitchRemarks(heard: HeardWord, model: HeardWord): Remark[] {
  const syllables = heard.sounds.filter(({ stress }) => stress !== null).length;
  const wanted = movement(model.contours);
  const isFlat = movement(heard.contours) < flatShare * wanted;
  return syllables >= syllablesWithMelody && wanted >= movingModel && isFlat
    ? [{ kind: 'pitch', shape: 'flat' }]
    : [];
}

function paceRemarks({ durationRatio }: MelodyComparison): Remark[] {
  if (durationRatio > slowRatio) return [{ kind: 'pace', pace: 'slow' }];
  return durationRatio < fastRatio ? [{ kind: 'pace', pace: 'fast' }] : [];
}

/** What a coach would say first about a word; empty where there is nothing to say. */
export function remarkOn(
  heard: HeardWord,
  scored: ScoredWord,
  model: HeardWord | null,
  melody: MelodyComparison | null,
): Remark[] {
  const stress = misplacedStress(heard, model);
  return [
    ...soundRemarks(scored),
    ...(stress ? [{ kind: 'stress' as const, ...stress }] : []),
    ...(model && melody ? [...pitchRemarks(heard, model), ...paceRemarks(melody)] : []),
  ].slice(0, remarksMax);
}
