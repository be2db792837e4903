import { AudioError } from '../audio-error.ts';
import { ebmlElements } from './ebml-elements.ts';

/** The Opus packets of a WebM file, still encoded. */
interface OpusStream {
  channels: 1 | 2;
  /** At 48 kHz: what the encoder put in front of the sound. */
  preSkipSamples: number;
  packets: Uint8Array[];
}

/** RFC 9559. */
const ids = {
  segment: 0x18_53_80_67,
  cluster: 0x1f_43_b6_75,
  tracks: 0x16_54_ae_6b,
  track: 0xae,
  trackNumber: 0xd7,
  codec: 0x86,
  codecPrivate: 0x63_a2,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;
const entered = new Set<number>([ids.segment, ids.cluster, ids.tracks, ids.track, ids.blockGroup]);

const magic = [0x1a, 0x45, 0xdf, 0xa3];
const lacingBits = 0x06;
/** After the track's number: two bytes of time, one of flags. */
const blockHeadBytes = 3;
const opusHeadBytes = 19;

export const looksLikeWebm = (bytes: Uint8Array): boolean => magic.every((byte, at) => bytes[at] === byte);

const asText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

interface Track {
  number: number;
  codec: string;
  head: Uint8Array;
}

function readHead({ head }: Track): Pick<OpusStream, 'channels' | 'preSkipSamples'> {
  if (head.length === 0) return { channels: 1, preSkipSamples: 0 };
  if (head.length < opusHeadBytes || asText(head.subarray(0, 8)) !== 'OpusHead')
    throw new AudioError('damaged', 'no OpusHead');
  const channels = head[9];
  const family = head[18];
  if (family !== 0 || (channels !== 1 && channels !== 2))
    throw new AudioError('unsupported', `Opus family ${family}, ${channels} channels`);
  return { channels, preSkipSamples: (head[10] ?? 0) + 256 * (head[11] ?? 0) };
}

/** The packet in a block of the track; undefined in a block of another one. */
function packetOf(block: Uint8Array, trackNumber: number): Uint8Array | undefined {
  const numberBytes = Math.clz32(block[0] ?? 0) - 23;
  if (numberBytes > 1 || (block[0] ?? 0) - 0x80 !== trackNumber) return undefined;
  if (((block[numberBytes + 2] ?? 0) & lacingBits) !== 0) throw new AudioError('unsupported', 'laced blocks');
  return block.subarray(numberBytes + blockHeadBytes);
}

/** The first Opus track of a WebM file, as browsers record it. */
export function findOpus(bytes: Uint8Array): OpusStream {
  const tracks: Track[] = [];
  let opus: Track | undefined;
  const packets: Uint8Array[] = [];
  for (const { id, data } of ebmlElements(bytes, entered)) {
    const track = tracks.at(-1);
    if (id === ids.track) tracks.push({ number: 0, codec: '', head: new Uint8Array(0) });
    else if (id === ids.trackNumber && track) track.number = data.at(-1) ?? 0;
    else if (id === ids.codec && track) track.codec = asText(data);
    else if (id === ids.codecPrivate && track) track.head = data;
    else if (id === ids.simpleBlock || id === ids.block) {
      opus ??= tracks.find(({ codec }) => codec.startsWith('A_OPUS'));
      const packet = opus && packetOf(data, opus.number);
      if (packet) packets.push(packet);
    }
  }
  opus ??= tracks.find(({ codec }) => codec.startsWith('A_OPUS'));
  if (opus === undefined)
    throw new AudioError(tracks.length === 0 ? 'damaged' : 'unsupported', 'no Opus track');
  return { ...readHead(opus), packets };
}
