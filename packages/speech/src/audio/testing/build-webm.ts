import { joinBytes } from './build-wav.ts';

export interface WebmRecipe {
  codec?: string;
  channels?: number;
  mappingFamily?: number;
  /** Without it there is no OpusHead at all. */
  hasHead?: boolean;
  packets: readonly Uint8Array[];
  /** As a browser writes that records live, or with every size known. */
  isLive?: boolean;
  flags?: number;
}

const unknownSize = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff);

function sizeOf(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length + 0x10_00_00_00);
  return bytes;
}

export const element = (id: readonly number[], data: Uint8Array, size = sizeOf(data.length)): Uint8Array =>
  joinBytes(Uint8Array.from(id), size, data);

function opusHead(channels: number, mappingFamily: number): Uint8Array {
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode('OpusHead'));
  head.set([1, channels, 0x38, 0x01], 8);
  head[18] = mappingFamily;
  return head;
}

/** A WebM file written by hand, so that it can be wrong in one place at a time. */
export function buildWebm(recipe: WebmRecipe): Uint8Array {
  const {
    codec = 'A_OPUS',
    channels = 1,
    mappingFamily = 0,
    hasHead = true,
    isLive = true,
    flags = 0x80,
  } = recipe;
  const track = joinBytes(
    element([0xd7], Uint8Array.of(1)),
    element([0x86], new TextEncoder().encode(codec)),
    ...(hasHead ? [element([0x63, 0xa2], opusHead(channels, mappingFamily))] : []),
  );
  const blocks = recipe.packets.map((packet) =>
    element([0xa3], joinBytes(Uint8Array.of(0x81, 0, 0, flags), packet)),
  );
  const size = isLive ? unknownSize : undefined;
  const cluster = element(
    [0x1f, 0x43, 0xb6, 0x75],
    joinBytes(element([0xe7], Uint8Array.of(0)), ...blocks),
    size,
  );
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], track));
  return joinBytes(
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], new TextEncoder().encode('webm'))),
    element([0x18, 0x53, 0x80, 0x67], joinBytes(tracks, cluster), size),
  );
}

/** 20 ms of silence. */
export const silentPacket = Uint8Array.of(0xf8, 0xff, 0xfe);
