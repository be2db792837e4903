/** Opus counts its time in 48,000ths of a second, whatever rate it is decoded at. */
export const opusClockHz = 48_000;

const longestFrameBytes = 1_275;
const longestPacketSamples = 5_760;
/** Samples of one frame for each configuration of the first byte: RFC 6716, table 2. */
const silkFrames = [480, 960, 1_920, 2_880];
const hybridFrames = [480, 960];
const celtFrames = [120, 240, 480, 960];

function frameSamples(configuration: number): number {
  if (configuration < 12) return silkFrames[configuration % 4] ?? 0;
  if (configuration < 16) return hybridFrames[configuration % 2] ?? 0;
  return celtFrames[configuration % 4] ?? 0;
}

/** A frame's length takes one or two bytes; both values are how many bytes. */
function lengthAt(packet: Uint8Array, at: number): { length: number; taken: number } | undefined {
  const first = packet[at];
  if (first === undefined) return undefined;
  if (first < 252) return { length: first, taken: 1 };
  const second = packet[at + 1];
  return second === undefined ? undefined : { length: first + 4 * second, taken: 2 };
}

const allFit = (lengths: readonly number[]) =>
  lengths.every((length) => length >= 0 && length <= longestFrameBytes);

/** How many frames a packet of any number of frames says it has, or undefined where its bytes cannot hold them. */
function countFrames(packet: Uint8Array): number | undefined {
  const header = packet[1] ?? 0;
  const frames = header & 0x3f;
  if (packet.length < 2 || frames === 0) return undefined;
  let at = 2;
  let end = packet.length;
  if ((header & 0x40) !== 0) {
    let more = 255;
    while (more === 255) {
      const next = packet[at++];
      if (next === undefined) return undefined;
      more = next;
      end -= Math.min(more, 254);
    }
  }
  if ((header & 0x80) === 0) {
    const each = (end - at) / frames;
    return Number.isInteger(each) && allFit([each]) ? frames : undefined;
  }
  let sum = 0;
  for (let frame = 0; frame < frames - 1; frame++) {
    const found = lengthAt(packet, at);
    if (found === undefined || !allFit([found.length])) return undefined;
    sum += found.length;
    at += found.taken;
  }
  return allFit([end - at - sum]) ? frames : undefined;
}

function framesOf(packet: Uint8Array): number | undefined {
  const rest = packet.length - 1;
  switch ((packet[0] ?? 0) & 3) {
    case 0:
      return allFit([rest]) ? 1 : undefined;
    case 1:
      return rest % 2 === 0 && allFit([rest / 2]) ? 2 : undefined;
    case 2: {
      const first = lengthAt(packet, 1);
      if (first === undefined) return undefined;
      return allFit([first.length, rest - first.taken - first.length]) ? 2 : undefined;
    }
    default:
      return countFrames(packet);
  }
}

/** How long a packet sounds, at 48 kHz; undefined for bytes that are no Opus packet (RFC 6716, section 3.4). */
export function opusPacketSamples(packet: Uint8Array): number | undefined {
  if (packet.length === 0) return undefined;
  const frames = framesOf(packet);
  const samples = (frames ?? 0) * frameSamples((packet[0] ?? 0) >> 3);
  return samples > 0 && samples <= longestPacketSamples ? samples : undefined;
}
