import type { WeightsByName } from './weights-file.ts';
import { weightsOf } from './weights-file.ts';

export type Setting = 'known' | 'heard';

/**
 * How far verdicts can be trusted, as training/calibrate.py measured it on speakers that the scorers had not heard. A confidence
 * is the chance that a verdict lies near the experts' (20 of 100 for phones and words, 10 of 100 for the whole); a logistic
 * function of the verdict and of how well sound and text fit. Nobody's age is known to it: children's voices fit less well, which
 * lowers their confidences, but less than it should.
 */
export interface Trust {
  /** Verdicts at or below are wrong for the experts in 70 of 100 cases; undefined where no verdict is. */
  flagPhoneAt: number | undefined;
  flagWordAt: number | undefined;
  ofPhone(score: number, ratio: number, logDuration: number, meanLogProb: number): number;
  ofWord(score: number, meanLogProb: number, lead: number, phoneCount: number): number;
  ofWhole(score: number, meanLogProb: number, fit: number, phoneCount: number): number;
}

function logistic(weights: WeightsByName, name: string): (...numbers: number[]) => number {
  const { data } = weightsOf(weights, name);
  return (...numbers) => {
    const offset = data[numbers.length] ?? 0;
    const sum = numbers.reduce((total, value, i) => total + value * (data[i] ?? 0), offset);
    return 1 / (1 + Math.exp(-sum));
  };
}

function threshold(weights: WeightsByName, name: string): number | undefined {
  const [limit = -1] = weightsOf(weights, name).data;
  return limit < 0 ? undefined : limit;
}

export function readTrust(weights: WeightsByName, setting: Setting): Trust {
  const phone = logistic(weights, `confidence.${setting}.phone`);
  const word = logistic(weights, `confidence.${setting}.word`);
  const whole = logistic(weights, `confidence.${setting}.whole`);
  return {
    flagPhoneAt: threshold(weights, `flags.${setting}.phone.all`),
    flagWordAt: threshold(weights, `flags.${setting}.word.all`),
    ofPhone: (score, ratio, logDuration, meanLogProb) =>
      phone(score, score ** 2, ratio, logDuration, meanLogProb),
    ofWord: (score, meanLogProb, lead, phoneCount) =>
      word(score, score ** 2, meanLogProb, lead, Math.log(phoneCount)),
    ofWhole: (score, meanLogProb, fit, phoneCount) =>
      whole(score, score ** 2, meanLogProb, fit, Math.log(phoneCount)),
  };
}
