const blockBytes = 512;

function header(name: string, bytes: number): Uint8Array {
  const block = Buffer.alloc(blockBytes);
  block.write(name, 0);
  block.write('0000644\0', 100);
  block.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\0' + '00', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** A tar archive, not compressed. */
export const tarball = (files: Record<string, Uint8Array>): Uint8Array =>
  Buffer.concat([
    ...Object.entries(files).flatMap(([name, content]) => [
      header(name, content.length),
      content,
      Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes),
    ]),
    Buffer.alloc(2 * blockBytes),
  ]);
