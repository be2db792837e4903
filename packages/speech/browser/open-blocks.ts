/** A device that is gone may take its audio thread along; nobody waits for that one's last words. */
const lastBlockWaitMs = 500;

export interface Blocks {
  sampleRateHz: number;
  /** Delivers the block that was not full yet and ends. */
  close(): Promise<void>;
}

type BlockMessage = MessageEvent<Float32Array | null>;

/** The sound of a stream in blocks, at the rate the device runs at: not every browser converts it. */
export async function openBlocks(
  stream: MediaStream,
  onBlock: (block: Float32Array) => void,
): Promise<Blocks> {
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(new URL('./capture-worklet.js', import.meta.url));
  } catch (error) {
    await context.close();
    throw error;
  }
  const node = new AudioWorkletNode(context, 'capture', {
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  let sayLast: () => void = () => undefined;
  const last = new Promise<void>((resolve) => (sayLast = resolve));
  node.port.onmessage = ({ data }: BlockMessage) => {
    if (data === null) sayLast();
    else if (data.length > 0) onBlock(data);
  };
  // A telephone call or another app may suspend it; the recording goes on when that is over.
  const keepRunning = () => {
    if (context.state !== 'running' && context.state !== 'closed') void context.resume();
  };
  context.addEventListener('statechange', keepRunning);
  // Its output is silence; a node that leads nowhere is not run by every browser.
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
  keepRunning();
  return {
    sampleRateHz: context.sampleRate,
    async close() {
      context.removeEventListener('statechange', keepRunning);
      const waiting = setTimeout(sayLast, lastBlockWaitMs);
      node.port.postMessage('close');
      await last;
      clearTimeout(waiting);
      node.port.onmessage = null;
      await context.close();
    },
  };
}
