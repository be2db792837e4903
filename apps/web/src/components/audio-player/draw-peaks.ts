const bars = 96;
/** Below 1, soft speech is seen too. */
const exponent = 0.6;
/** Only the outline is wanted: the lowest rate that a browser has to decode to. */
const decodeRateHz = 8_000;

/** The outline of a sound, one number from 0 to 1 for each bar; none where the browser cannot read it. */
export async function drawPeaks(content: Blob): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, decodeRateHz);
  const sound = await context.decodeAudioData(await content.arrayBuffer()).catch(() => null);
  return sound ? peaksOf(sound.getChannelData(0)) : [];
}

function peaksOf(samples: Float32Array): number[] {
  const perBar = samples.length / bars;
  const peaks = Array.from({ length: bars }, (_, bar) => {
    let peak = 0;
    const end = Math.floor((bar + 1) * perBar);
    for (let index = Math.floor(bar * perBar); index < end; index += 1)
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return peak;
  });
  const highest = Math.max(...peaks, Number.EPSILON);
  return peaks.map((peak) => (peak / highest) ** exponent);
}
