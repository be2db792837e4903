import type { Tagged } from '../language/tagger.ts';
import { isBe, WORD_CLASSES } from './word-classes.ts';

const is = (name: string, token: Tagged | undefined): boolean =>
  token !== undefined && (WORD_CLASSES[name]?.(token) ?? false);

const NEGATION = new Set(["n't", 'not', 'never', 'always', 'just', 'also', 'already', 'ever']);

/** The next token that is not "not", "never" or an adverb between auxiliary and verb. */
const following = (tokens: readonly Tagged[], index: number): Tagged | undefined => {
  const next = tokens[index + 1];
  return next !== undefined && NEGATION.has(next.text) ? tokens[index + 2] : next;
};

/** The tense or mood that the verb group opening at this token is in. */
export const tenseAt = (tokens: readonly Tagged[], index: number): string | undefined => {
  const token = tokens[index];
  if (token === undefined) return undefined;
  const { text } = token;
  const before = tokens[index - 1];
  const next = following(tokens, index);
  if (text === "'s" && token.lemma !== 'be' && next?.text !== 'been') return undefined;
  if (/^(?:will|'ll|wo)$/u.test(text)) return 'future (will)';
  if (/^(?:would|'d|could|might|should|may|must|can|ca)$/u.test(text))
    return next?.text === 'have' || next?.text === "'ve"
      ? 'modal perfect'
      : `modal (${text === 'ca' ? 'can' : text})`;
  if (/^(?:have|has|'ve)$/u.test(text) && is('Ven', next)) return 'present perfect';
  if (text === 'had' && is('Ven', next)) return 'past perfect';
  if (isBe(token)) {
    const tense = text === 'was' || text === 'were' ? 'past' : 'present';
    if (next?.text === 'going' && tokens[index + 2]?.text === 'to') return 'future (going to)';
    if (is('Ving', next) && next?.pos === 'VERB') return `${tense} continuous`;
    if (is('Ven', next) && next?.pos === 'VERB') return `${tense} passive`;
    return `${tense} simple`;
  }
  if (text === 'did') return 'past simple';
  if (text === 'used' && next?.text === 'to' && !is('BE', before)) return 'past habit (used to)';
  if (
    before !== undefined &&
    (is('HAVE', before) || isBe(before) || is('MODAL', before) || before.text === 'to')
  )
    return undefined;
  if (is('Ved', token)) return 'past simple';
  return is('Vs', token) || (is('V0', token) && is('SUBJ', before)) ? 'present simple' : undefined;
};
