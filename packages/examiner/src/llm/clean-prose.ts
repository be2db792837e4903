import { inBritishSpelling } from './british-spelling.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Links and addresses have no place in a report, nor has a sentence that was written to carry one. */
const ADDRESS = /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|cn|ru|info|xyz|app|dev|me)\b/iu;
/** Our bands are bounded and rounded after the text was written; a figure in it could only disagree. */
const BAND_FIGURE =
  /\bbands?\b.{0,25}?\b(?:\d|one|two|three|four|five|six|seven|eight|nine)\b|\b(?:score|grade|level)s?\s(?:of\s|is\s)?\d|\b\d(?:\.\d)?\s*(?:\/|out of)\s*9\b/iu;
/** Nobody hears a transcript. */
const ABOUT_SOUND =
  /\b(?:mis)?pronounc\w*|\bpronunciation\b|\baccents?\b|\bintonation\b|\bphonemes?\b|\bvowels?\b|\bconsonants?\b|\b(?:word|sentence) stress\b/iu;
const QUOTED = /[“"]([^”"]+)[”"]/gu;
/** Shorter ones may be patterns; longer ones claim that somebody said them, unless they are put forward as something to say. */
const FEWEST_CLAIMED_WORDS = 4;
const SUGGESTS = /\b(?:try|would|could|can|should|might|better|rather|say|for example)\b/iu;
const REPORTS = /\byou (?:said|used|told|spoke|talked|answered|mentioned|wrote)\b/iu;
const MOST_FOREIGN_LETTERS = 0.3;

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** A single line of plain text: no HTML, Markdown, control characters, invisible marks or emoji. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/&(?:lt|gt|quot|apos|nbsp|amp|#39);/giu, (entity) => ENTITIES[entity.toLowerCase()] ?? ' ')
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replaceAll(/<\/?[a-z!][^>]*>/giu, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/^\s*(?:#{1,6}|[-*•]|\d+\.)\s+/gmu, '')
    .replaceAll(/[<>`*_~|\\{}]/gu, '')
    .replaceAll(/(?!\p{Emoji_Component})\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}/gu, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (/\s/u.test(sign) ? ' ' : ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();

const isForeign = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && letters - latin > MOST_FOREIGN_LETTERS * letters;
};

const claimsInvented = (text: string, wasSaid: (quote: string) => boolean): boolean =>
  (REPORTS.test(text) || !SUGGESTS.test(text)) &&
  [...text.matchAll(QUOTED)].some(
    ([, quoted = '']) => quoted.trim().split(/\s+/u).length >= FEWEST_CLAIMED_WORDS && !wasSaid(quoted),
  );

/** A model's prose as a learner may read it: whole sentences up to a length, without those that break the rules. */
export const cleanProse = (
  text: string,
  { longest, wasSaid }: { longest: number; wasSaid: (quote: string) => boolean },
): string => {
  let kept = '';
  for (const { segment } of sentences.segment(plainText(text).replaceAll(/!+/gu, '.'))) {
    const sentence = segment.trim();
    const broken =
      ADDRESS.test(sentence) ||
      BAND_FIGURE.test(sentence) ||
      ABOUT_SOUND.test(sentence) ||
      isForeign(sentence) ||
      claimsInvented(sentence, wasSaid);
    if (broken || sentence === '') continue;
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > longest) break;
    kept = longer;
  }
  return inBritishSpelling(kept);
};
