import { CaptureError } from '@bandwise/speech/browser/capture';
import { openMicrophone, openStream } from '@bandwise/speech/browser/open-microphone';
import { collectSound } from '@bandwise/speech/browser/recorded-sound';
import { makeRecording } from '@bandwise/speech/browser/recording';
import { coachingLimits } from '@bandwise/contract/limits';

/** A microphone that records a word. */
export interface WordCapture {
  /** What was said, and the microphone is let go of. */
  finish(): Promise<Blob>;
  /** Lets go without anything. */
  cancel(): void;
}

/** As the specification has it. Safari's recorder makes another kind of file, which our own recorder stands in for. */
const webm = 'audio/webm;codecs=opus';
/** Speech is transparent at this rate. */
const bitsPerSec = 64_000;

export function openWordCapture(deviceId: string | undefined): Promise<WordCapture> {
  const canRecordWebm = typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(webm);
  return canRecordWebm ? captureWebm(deviceId) : captureWav(deviceId);
}

async function captureWebm(deviceId: string | undefined): Promise<WordCapture> {
  const stream = await openStream(deviceId);
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream, { mimeType: webm, audioBitsPerSecond: bitsPerSec });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const stopped = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
    recorder.start();
    return {
      async finish() {
        // A microphone that was unplugged has stopped it already.
        if (recorder.state !== 'inactive') recorder.stop();
        await stopped;
        letGo();
        return new Blob(pieces, { type: 'audio/webm' });
      },
      cancel: letGo,
    };
  } catch (error) {
    letGo();
    throw new CaptureError('failed', error);
  }
}

async function captureWav(deviceId: string | undefined): Promise<WordCapture> {
  const blocks: Float32Array[] = [];
  const capture = await openMicrophone(deviceId, {
    onBlock: (block) => blocks.push(block),
    onLost: () => undefined,
  });
  return {
    async finish() {
      await capture.stop();
      const sound = collectSound(capture.sampleRateHz, coachingLimits.recordingMaxSec);
      for (const block of blocks) sound.add(block);
      return makeRecording(sound, 'stopped').wav;
    },
    cancel: () => void capture.stop(),
  };
}
