import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { tokensOf } from '../transcript/session.ts';

const MARKERS = new Set(
  'and then so but because however although though while since unless for example also actually instead anyway otherwise whereas besides therefore even if when'
    .split(' ')
    .filter((word) => word !== 'for' && word !== 'even'),
);

/** Linking words of a session and how often each was used, rarer words of the language first. */
export const findMarkers = (
  answers: readonly AnnotatedAnswer[],
): { readonly text: string; readonly uses: number }[] => {
  const uses = new Map<string, number>();
  for (const { text } of tokensOf(answers)) if (MARKERS.has(text)) uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses]
    .map(([text, amount]) => ({ text, uses: amount }))
    .toSorted((one, other) => other.text.length - one.text.length);
};
