/** A mean this far below its loudest channel (10 dB) means that channels cancel each other. */
const cancelledEnergyShare = 0.1;

function energy(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum;
}

/** The mean of the channels, or the loudest one where the mean would cancel it (a microphone wired in opposite phase). */
export function mixDown(channels: Iterable<Float32Array>): Float32Array {
  let mean: Float32Array | undefined;
  let loudest: Float32Array = new Float32Array(0);
  let loudestEnergy = -1;
  let count = 0;
  for (const channel of channels) {
    count++;
    const channelEnergy = energy(channel);
    if (channelEnergy > loudestEnergy) {
      loudest = channel;
      loudestEnergy = channelEnergy;
    }
    if (mean === undefined) mean = Float32Array.from(channel);
    else for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (channel[i] ?? 0);
  }
  if (mean === undefined || count === 1) return loudest;
  for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) / count;
  // A silent second channel halves the mean, which costs only level.
  return energy(mean) < cancelledEnergyShare * loudestEnergy ? loudest : mean;
}
