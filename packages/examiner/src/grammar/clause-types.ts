import type { Tagged } from '../language/tagger.ts';
import { isBe, WORD_CLASSES } from './word-classes.ts';

const is = (name: string, token: Tagged | undefined): boolean =>
  token !== undefined && (WORD_CLASSES[name]?.(token) ?? false);

const REASONS = new Set(['because', 'since', 'as']);
const TIMES = new Set(['when', 'while', 'until', 'before', 'after', 'once', 'whenever']);
const CONTRASTS = new Set(['although', 'though', 'whereas']);
const CLAUSE_VERBS = new Set(
  'think know say tell believe hope feel guess mean understand find realise realize remember suppose see hear'.split(
    ' ',
  ),
);

const startsClause = (token: Tagged | undefined): boolean =>
  token !== undefined &&
  (is('SUBJ', token) ||
    is('DET', token) ||
    token.pos === 'PROPN' ||
    is('N2', token) ||
    token.text === 'there');

/** The kind of subordinate or marked clause that opens at this token. */
export const clauseTypeAt = (tokens: readonly Tagged[], index: number): string | undefined => {
  const token = tokens[index];
  if (token === undefined) return undefined;
  const { text, pos } = token;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (text === 'if' || text === 'unless') return startsClause(after) ? 'conditional' : undefined;
  if (REASONS.has(text) && startsClause(after)) return text === 'because' ? 'reason' : 'reason (as, since)';
  if (TIMES.has(text) && (startsClause(after) || is('Ving', after))) return 'time';
  if (CONTRASTS.has(text) && startsClause(after)) return 'contrast';
  if (text === 'even' && (after?.text === 'though' || after?.text === 'if')) return 'contrast';
  if ((text === 'who' || text === 'which' || text === 'whose') && before?.pos === 'NOUN')
    return 'relative (who, which)';
  if (text === 'where' && before?.pos === 'NOUN') return 'relative (where)';
  if (text === 'that' && before?.pos === 'NOUN' && (startsClause(after) || is('VERB', after)))
    return 'relative (that)';
  if (text === 'that' && before !== undefined && CLAUSE_VERBS.has(before.lemma) && startsClause(after))
    return 'that-clause';
  if (
    /^(?:what|how|why|where|whether)$/u.test(text) &&
    is('VERB', before) &&
    (startsClause(after) || after?.text === 'to')
  )
    return 'wh-clause';
  if (text === 'to' && is('V0', after)) {
    if (before?.pos === 'ADJ') return 'adjective and to-infinitive';
    return before?.pos === 'NOUN' ? 'noun and to-infinitive' : 'to-infinitive';
  }
  if (is('Ving', token) && pos === 'VERB' && before !== undefined && !isBe(before))
    return before.pos === 'ADP' ? 'preposition and -ing' : '-ing clause';
  if (is('Ven', token) && pos === 'VERB' && before !== undefined && isBe(before)) return 'passive';
  if (text === 'what' && startsClause(after) && (before === undefined || before.pos === 'CCONJ'))
    return 'cleft';
  return undefined;
};
