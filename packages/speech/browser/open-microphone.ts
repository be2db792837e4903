import type { Capture, CaptureListener, CaptureProblem, Microphone } from './capture.ts';
import { CaptureError } from './capture.ts';
import { openBlocks } from './open-blocks.ts';

/** The names that browsers give to their refusals. */
const problems: Readonly<Record<string, CaptureProblem>> = {
  NotAllowedError: 'permission_denied',
  SecurityError: 'permission_denied',
  NotFoundError: 'no_device',
  OverconstrainedError: 'no_device',
  NotReadableError: 'device_busy',
  AbortError: 'device_busy',
};

/** Clean-up made for telephone calls swallows consonants and evens out the loudness that we measure. */
const untouchedSound = {
  channelCount: 1,
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
} satisfies MediaTrackConstraints;

function assertSupported(): void {
  if (!globalThis.isSecureContext) throw new CaptureError('insecure_context');
  // Absent in old browsers and in some that live inside other apps, whatever the types say.
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (mediaDevices === undefined) throw new CaptureError('unsupported');
}

/** The microphone's sound as it is, for whoever records it; the caller stops its tracks. */
export async function openStream(deviceId: string | undefined): Promise<MediaStream> {
  assertSupported();
  // Wanted, not demanded: when a remembered microphone is not plugged in today, another one will do.
  const wanted = deviceId === undefined ? {} : { deviceId: { ideal: deviceId } };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { ...untouchedSound, ...wanted } });
  } catch (error) {
    throw new CaptureError((error instanceof Error ? problems[error.name] : undefined) ?? 'failed', error);
  }
}

const microphoneOf = (track: MediaStreamTrack): Microphone => ({
  deviceId: track.getSettings().deviceId ?? '',
  label: track.label,
});

/** The browser's microphone. */
export async function openMicrophone(
  deviceId: string | undefined,
  listener: CaptureListener,
): Promise<Capture> {
  if (typeof AudioWorkletNode === 'undefined') throw new CaptureError('unsupported');
  const stream = await openStream(deviceId);
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const [track] = stream.getAudioTracks();
  if (track === undefined) throw new CaptureError('no_device');
  track.addEventListener('ended', () => listener.onLost());
  try {
    const blocks = await openBlocks(stream, (block) => listener.onBlock(block));
    const stop = () => blocks.close().finally(letGo);
    if (track.readyState === 'ended') {
      await stop();
      throw new CaptureError('no_device');
    }
    let stopping: Promise<void> | undefined;
    return {
      sampleRateHz: blocks.sampleRateHz,
      microphone: microphoneOf(track),
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    letGo();
    throw error instanceof CaptureError ? error : new CaptureError('failed', error);
  }
}
