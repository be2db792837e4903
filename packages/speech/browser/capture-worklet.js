// @ts-check
// Runs on the browser's audio thread, as its own file because the security policy allows no other kind of script.

/** Of the specification: a sign of life about twelve times a second at 48 kHz. */
const BLOCK_SAMPLES = 4096;

/** Collects the first channel into blocks; any message asks for what is there so far, and is answered with it. */
class CaptureProcessor extends AudioWorkletProcessor {
  block = new Float32Array(BLOCK_SAMPLES);
  filled = 0;

  constructor() {
    super();
    this.port.onmessage = () => {
      this.port.postMessage(this.block.slice(0, this.filled));
      this.filled = 0;
      this.port.postMessage(null);
    };
  }

  /** @param {Float32Array[][]} inputs */
  process([channels = []]) {
    const [samples] = channels;
    if (samples === undefined) return true;
    let read = 0;
    while (read < samples.length) {
      const piece = samples.subarray(read, read + BLOCK_SAMPLES - this.filled);
      this.block.set(piece, this.filled);
      this.filled += piece.length;
      read += piece.length;
      if (this.filled === BLOCK_SAMPLES) this.send();
    }
    return true;
  }

  send() {
    this.port.postMessage(this.block, [this.block.buffer]);
    this.block = new Float32Array(BLOCK_SAMPLES);
    this.filled = 0;
  }
}

registerProcessor('capture', CaptureProcessor);
