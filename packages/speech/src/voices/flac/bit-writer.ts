const crcTable = (bits: 8 | 16, polynomial: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, byte) => {
    let crc = byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & (1 << (bits - 1)) ? (crc << 1) ^ polynomial : crc << 1;
    return crc & ((1 << bits) - 1);
  });

const crc8 = crcTable(8, 0x07);
const crc16 = crcTable(16, 0x8005);

/** Big-endian bits, as a FLAC frame wants them. */
export class BitWriter {
  #bytes = new Uint8Array(4096);
  #bitLength = 0;

  write(value: number, bits: number): void {
    this.#reserve(bits);
    let left = bits;
    while (left > 0) {
      const room = 8 - (this.#bitLength & 7);
      const taken = Math.min(room, left);
      left -= taken;
      const part = (value >>> left) & ((1 << taken) - 1);
      const index = this.#bitLength >> 3;
      this.#bytes[index] = (this.#bytes[index] ?? 0) | (part << (room - taken));
      this.#bitLength += taken;
    }
  }

  /** Zeros, then a one: the quotient of a Rice code. */
  writeUnary(zeros: number): void {
    this.#reserve(zeros + 1);
    this.#bitLength += zeros;
    this.write(1, 1);
  }

  alignToByte(): void {
    this.#bitLength = Math.ceil(this.#bitLength / 8) * 8;
  }

  writeCrc8(): void {
    this.write(
      this.bytes().reduce((crc, byte) => crc8[crc ^ byte] ?? 0, 0),
      8,
    );
  }

  writeCrc16(): void {
    this.write(
      this.bytes().reduce((crc, byte) => ((crc << 8) & 0xffff) ^ (crc16[(crc >> 8) ^ byte] ?? 0), 0),
      16,
    );
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, Math.ceil(this.#bitLength / 8));
  }

  #reserve(bits: number): void {
    const needed = (this.#bitLength + bits + 8) >> 3;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
