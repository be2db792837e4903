import { beforeEach, describe, expect, it } from 'vitest';
import { durationSec } from '../src/audio/audio.ts';
import { readWav } from '../src/audio/read-wav.ts';
import type { Recorder, StartOptions } from './recorder.ts';
import { createRecorder } from './recorder.ts';
import type { FakeMicrophone } from './testing/fake-capture.ts';
import { fakeMicrophone } from './testing/fake-capture.ts';

const rateHz = 48_000;

/** A voice-like sound: a tone that swells and fades, with a moment of near silence each second. */
function sound(lengthSec: number, loudness = 0.3, sampleRateHz = rateHz): Float32Array {
  return Float32Array.from({ length: Math.round(lengthSec * sampleRateHz) }, (_, i) => {
    const sec = i / sampleRateHz;
    const isPause = sec % 1 > 0.8;
    return (isPause ? 0.001 : loudness) * Math.sin(2 * Math.PI * 220 * sec);
  });
}

describe('the recorder', () => {
  let microphone: FakeMicrophone;
  let recorder: Recorder;

  beforeEach(() => {
    microphone = fakeMicrophone(rateHz);
    recorder = createRecorder(microphone.open);
  });

  async function startRecording(options?: StartOptions) {
    const started = recorder.start(options);
    microphone.allow();
    await started;
  }

  const recording = () => {
    const { recording: made } = recorder.snapshot();
    if (made === null) throw new Error('nothing was recorded');
    return made;
  };
  const wavBytes = async () => new Uint8Array(await recording().wav.arrayBuffer());

  it('goes from idle over recording to recorded, and lets go of the microphone', async () => {
    expect(recorder.snapshot()).toMatchObject({ state: 'idle', isStarting: false });
    const started = recorder.start();
    expect(recorder.snapshot()).toMatchObject({ state: 'idle', isStarting: true });
    microphone.allow();
    await started;
    expect(recorder.snapshot()).toMatchObject({ state: 'recording', isStarting: false });
    microphone.hear(sound(2));
    await recorder.stop();
    expect(recorder.snapshot()).toMatchObject({ state: 'recorded' });
    expect(recording()).toMatchObject({ ending: 'stopped', problems: [] });
    expect(microphone.openCount).toBe(0);
  });

  it('makes a 16 kHz mono 16-bit WAV file that our reader reads', async () => {
    await startRecording();
    microphone.hear(sound(1.5));
    microphone.pending = sound(0.05);
    await recorder.stop();
    const bytes = await wavBytes();
    const header = new DataView(bytes.buffer);
    expect([header.getUint16(20, true), header.getUint16(22, true), header.getUint16(34, true)]).toEqual([
      1, 1, 16,
    ]);
    const audio = readWav(bytes);
    expect(audio.sampleRateHz).toBe(16_000);
    expect(durationSec(audio)).toBeCloseTo(1.55, 4);
    expect(recording().wav.type).toBe('audio/wav');
    // The tone has kept its loudness on the way from 48 kHz.
    expect(audio.samples.subarray(4_000, 8_000).reduce((top, sample) => Math.max(top, sample))).toBeCloseTo(
      0.3,
      2,
    );
  });

  it.each([16_000, 44_100, 48_000])(
    'keeps the length and the pitch of a device at %i Hz',
    async (deviceHz) => {
      microphone = fakeMicrophone(deviceHz);
      recorder = createRecorder(microphone.open);
      await startRecording();
      microphone.hear(sound(2, 0.3, deviceHz));
      await recorder.stop();
      const { samples } = readWav(await wavBytes());
      expect(samples).toHaveLength(32_000);
      const firstHalfSecond = samples.subarray(0, 8_000);
      const upwardCrossings = firstHalfSecond.filter(
        (sample, i) => sample >= 0 && (firstHalfSecond[i - 1] ?? 0) < 0,
      ).length;
      expect(Math.abs(upwardCrossings - 110)).toBeLessThanOrEqual(1);
    },
  );

  it('counts time by what was heard and tells the level of each block', async () => {
    await startRecording();
    const told: number[] = [];
    recorder.subscribe(() => told.push(recorder.snapshot().level.peak));
    microphone.hear(sound(1));
    expect(recorder.snapshot().elapsedSec).toBeCloseTo(1, 5);
    expect(told).toHaveLength(Math.ceil(rateHz / 4_096));
    expect(Math.max(...told)).toBeCloseTo(0.3, 2);
    expect(
      recorder
        .snapshot()
        .waveform.slice(1, 7)
        .every((bar) => Math.abs(bar - 0.3) < 0.02),
    ).toBe(true);
    expect(recorder.snapshot().waveform[9]).toBeLessThan(0.01);
  });

  it('stops by itself at the longest duration, to the sample', async () => {
    await startRecording({ maxDurationSec: 1 });
    microphone.hear(sound(1.2));
    expect(recorder.snapshot()).toMatchObject({ state: 'recorded', elapsedSec: 1 });
    expect(recording()).toMatchObject({ ending: 'time_limit', durationSec: 1 });
    expect(readWav(await wavBytes()).samples).toHaveLength(16_000);
    expect(microphone.openCount).toBe(0);
  });

  it('keeps what was recorded when the microphone is unplugged, and says so', async () => {
    await startRecording();
    microphone.hear(sound(2));
    microphone.unplug();
    expect(recording()).toMatchObject({ ending: 'device_lost', problems: [] });
    expect(recording().durationSec).toBeCloseTo(2, 4);
    expect(microphone.openCount).toBe(0);
  });

  it.each(['permission_denied', 'no_device', 'device_busy'] as const)(
    'tells %s and can try again',
    async (problem) => {
      const started = recorder.start();
      microphone.refuse(problem);
      await started;
      expect(recorder.snapshot()).toMatchObject({ state: 'idle', isStarting: false, problem });
      await startRecording();
      expect(recorder.snapshot()).toMatchObject({ state: 'recording', problem: null });
    },
  );

  it('opens nothing for somebody who left while the browser was asking', async () => {
    const started = recorder.start();
    await recorder.discard();
    microphone.allow();
    await started;
    expect(microphone.openCount).toBe(0);
    expect(recorder.snapshot()).toMatchObject({ state: 'idle', isStarting: false });
  });

  it('forgets everything when discarded in the middle, and records again', async () => {
    await startRecording();
    microphone.hear(sound(1));
    await recorder.discard();
    expect(microphone.openCount).toBe(0);
    expect(recorder.snapshot()).toMatchObject({
      state: 'idle',
      elapsedSec: 0,
      waveform: [],
      recording: null,
    });
    await startRecording();
    microphone.hear(sound(2));
    await recorder.stop();
    expect(recording().durationSec).toBeCloseTo(2, 4);
  });

  it('starts over from a finished recording, with the chosen microphone', async () => {
    await startRecording();
    microphone.hear(sound(1));
    await recorder.stop();
    await startRecording({ deviceId: 'headset' });
    expect(recorder.snapshot()).toMatchObject({
      state: 'recording',
      recording: null,
      microphone: { deviceId: 'headset' },
    });
  });

  it('opens one microphone however often it is started, and stops once', async () => {
    const starts = [recorder.start(), recorder.start()];
    microphone.allow();
    await Promise.all(starts);
    await recorder.start();
    expect(microphone.openCount).toBe(1);
    microphone.hear(sound(1));
    await Promise.all([recorder.stop(), recorder.stop()]);
    expect(recording().durationSec).toBeCloseTo(1, 4);
  });

  it.each([
    ['too_short', sound(0.4)],
    ['silent', new Float32Array(rateHz)],
    ['clipped', sound(2, 5).map((sample) => Math.max(-1, Math.min(1, sample)))],
    ['too_quiet', sound(2, 0.008).map((sample, i) => (i % rateHz > 0.8 * rateHz ? 0 : sample))],
    ['noisy', sound(2).map((_, i) => 0.2 * Math.sin(i * i))],
  ] as const)('warns of a recording that is %s', async (problem, samples) => {
    await startRecording();
    microphone.hear(samples);
    await recorder.stop();
    expect(recording().problems).toEqual([problem]);
  });
});
