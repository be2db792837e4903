/** 16-bit samples, 12-bit coefficients and 12 taps add up to 32 bits, what the plainest decoder holds. */
export const coefficientBits = 12;
const highestOrder = 12;
/** FLAC stores the shift in 5 signed bits; negative shifts are forbidden. */
const largestShift = 15;

export interface Predictor {
  coefficients: readonly number[];
  shift: number;
}

const welchWindowed = (samples: Int32Array): Float64Array => {
  const half = (samples.length - 1) / 2;
  return Float64Array.from(samples, (sample, index) => sample * (1 - ((index - half) / (half + 1)) ** 2));
};

const autocorrelation = (samples: Float64Array): Float64Array =>
  Float64Array.from({ length: highestOrder + 1 }, (_, lag) => {
    let sum = 0;
    for (let index = lag; index < samples.length; index += 1)
      sum += (samples[index] ?? 0) * (samples[index - lag] ?? 0);
    return sum;
  });

/** Levinson–Durbin: the best predictor of each order, and what energy it leaves. */
const predictorsOf = (correlation: Float64Array): { coefficients: number[]; error: number }[] => {
  const found: { coefficients: number[]; error: number }[] = [];
  let error = correlation[0] ?? 0;
  let coefficients: number[] = [];
  for (let order = 1; order <= highestOrder && error > 0; order += 1) {
    const dot = coefficients.reduce(
      (sum, each, index) => sum + each * (correlation[order - 1 - index] ?? 0),
      0,
    );
    const reflection = ((correlation[order] ?? 0) - dot) / error;
    const previous = coefficients;
    coefficients = [
      ...previous.map((each, index) => each - reflection * (previous[order - 2 - index] ?? 0)),
      reflection,
    ];
    error *= 1 - reflection * reflection;
    found.push({ coefficients, error });
  }
  return found;
};

/** Rounds each coefficient and hands the rounding error on to the next. */
const quantise = (coefficients: readonly number[]): Predictor | undefined => {
  const largest = Math.max(...coefficients.map(Math.abs));
  const shift = Math.min(largestShift, coefficientBits - 2 - Math.floor(Math.log2(largest)));
  if (!Number.isFinite(shift) || shift < 0) return undefined;
  const limit = 2 ** (coefficientBits - 1) - 1;
  let carried = 0;
  const rounded = coefficients.map((each) => {
    carried += each * 2 ** shift;
    const whole = Math.min(limit, Math.max(-limit - 1, Math.round(carried)));
    carried -= whole;
    return whole;
  });
  return { coefficients: rounded, shift };
};

export const residualOf = (samples: Int32Array, { coefficients, shift }: Predictor): Int32Array => {
  const order = coefficients.length;
  const residual = new Int32Array(samples.length - order);
  for (let index = order; index < samples.length; index += 1) {
    let sum = 0;
    for (let tap = 0; tap < order; tap += 1)
      sum += (coefficients[tap] ?? 0) * (samples[index - 1 - tap] ?? 0);
    residual[index - order] = (samples[index] ?? 0) - (sum >> shift);
  }
  return residual;
};

/** The predictor whose residual and coefficients should need the fewest bits; none for silence and the very short. */
export const fitPredictor = (samples: Int32Array): Predictor | undefined => {
  if (samples.length <= highestOrder * 2) return undefined;
  const predictors = predictorsOf(autocorrelation(welchWindowed(samples)));
  const bitsOf = ({ coefficients, error }: { coefficients: number[]; error: number }): number =>
    (samples.length / 2) * Math.log2(Math.max(error / samples.length, 1e-3)) +
    coefficients.length * (coefficientBits + 12);
  const [first, ...others] = predictors;
  if (first === undefined) return undefined;
  return quantise(
    others.reduce((best, each) => (bitsOf(each) < bitsOf(best) ? each : best), first).coefficients,
  );
};
