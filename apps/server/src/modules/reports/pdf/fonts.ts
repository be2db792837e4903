import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

export type Weight = 400 | 600 | 700;

/** Characters of one style that one font file holds. */
interface Run {
  text: string;
  face: string;
}

export interface Fonts {
  /** The files to embed, by the name of their face. */
  files: ReadonlyMap<string, Buffer>;
  runsOf(text: string, weight: Weight): Run[];
}

interface FontFile {
  path: string;
  ranges: [from: number, to: number][];
}

const packages = {
  latin: '@fontsource-variable/inter',
  chinese: '@fontsource-variable/noto-sans-sc',
  japanese: '@fontsource-variable/noto-sans-jp',
  korean: '@fontsource-variable/noto-sans-kr',
} as const;
type Family = keyof typeof packages;

/** What every label of ours is written with. */
const ownCharacters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => 0xa0 + index),
  ...Array.from('–—‘’“”•…', (sign) => sign.codePointAt(0) ?? 0),
];
/** Stands for a character that none of our fonts has. */
const unknownCharacter = '?';
const weights: readonly Weight[] = [400, 600, 700];
/** Of some 50 kB. */
const keptFacesMax = 30;

const require = createRequire(import.meta.url);
const families = new Map<Family, Promise<FontFile[]>>();
const keptFaces = new Map<string, Promise<Buffer>>();

/** The fonts for these texts: of each file only the characters that occur, so that the report stays small. */
export async function openFonts(texts: readonly string[]): Promise<Fonts> {
  const faceOf = await chooseFaces(texts);
  const files = new Map<string, Buffer>();
  const wanted = Map.groupBy(faceOf, ([, file]) => file);
  for (const [file, characters] of wanted) {
    const signs = characters.map(([sign]) => sign);
    for (const weight of weights) {
      const face = await cutFace(file, weight, signs.join(''));
      if (hasGlyphs(face)) files.set(`${file} ${weight}`, face);
      else for (const sign of signs) faceOf.delete(sign);
    }
  }
  return {
    files,
    runsOf(text, weight) {
      const runs: Run[] = [];
      for (const sign of text) {
        const known = faceOf.has(sign) ? sign : unknownCharacter;
        const face = `${faceOf.get(known) ?? ''} ${weight}`;
        const last = runs.at(-1);
        if (last?.face === face) last.text += known;
        else runs.push({ text: known, face });
      }
      return runs;
    },
  };
}

/** The font file of every character. Han characters look as their neighbours' language writes them, Chinese otherwise. */
async function chooseFaces(texts: readonly string[]): Promise<Map<string, string>> {
  const faceOf = new Map<string, string>();
  for (const text of [String.fromCodePoint(...ownCharacters), ...texts]) {
    for (const sign of text) {
      if (faceOf.has(sign)) continue;
      const file = await findFile(sign, orderFor(text));
      if (file) faceOf.set(sign, file.path);
    }
  }
  return faceOf;
}

function orderFor(text: string): Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return ['latin', 'japanese', 'chinese', 'korean'];
  if (/\p{Script=Hangul}/u.test(text)) return ['latin', 'korean', 'chinese', 'japanese'];
  return ['latin', 'chinese', 'japanese', 'korean'];
}

async function findFile(sign: string, order: readonly Family[]): Promise<FontFile | undefined> {
  const code = sign.codePointAt(0) ?? 0;
  for (const family of order) {
    const known = families.get(family) ?? listFiles(packages[family]);
    families.set(family, known);
    const file = (await known).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (file) return file;
  }
  return undefined;
}

/** A package of fontsource: one file for each part of the characters, and a table of the parts. */
async function listFiles(packageName: string): Promise<FontFile[]> {
  const folder = path.dirname(require.resolve(`${packageName}/package.json`));
  const parts = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(parts).map(([part, ranges]) => ({
    path: path.join(
      folder,
      'files',
      `${path.basename(packageName)}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ),
    ranges: ranges.split(',').map(readRange),
  }));
}

function readRange(range: string): [number, number] {
  const [from = '', to = from] = range.slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** Most reports need the same faces, so the latest are kept. */
async function cutFace(file: string, weight: Weight, characters: string): Promise<Buffer> {
  const key = `${file} ${weight} ${characters}`;
  const face =
    keptFaces.get(key) ??
    readFile(file).then((font) =>
      subsetFont(font, characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
        noLayoutClosure: true,
      }),
    );
  keptFaces.delete(key);
  keptFaces.set(key, face);
  const oldest = keptFaces.keys().next();
  if (keptFaces.size > keptFacesMax && !oldest.done) keptFaces.delete(oldest.value);
  return face;
}

/** The tables of a package name characters that its font lacks, such as emoji; a face of none cannot be embedded. */
function hasGlyphs(face: Buffer): boolean {
  const tables = face.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16) {
    if (face.toString('latin1', entry, entry + 4) !== 'maxp') continue;
    // The first glyph is the one for what is missing.
    return face.readUInt16BE(face.readUInt32BE(entry + 8) + 4) > 1;
  }
  return false;
}
