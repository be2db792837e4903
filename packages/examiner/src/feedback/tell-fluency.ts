import type { JudgedSession } from '../assessment.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import type { Choose } from './choose.ts';
import type { Remarks } from './feedback.ts';
import { findMarkers } from './find-markers.ts';
import { count, listOf, quote, sentence, times } from './wording.ts';

/** Below this a listener waits for words; from the second on talk is comfortable (domain anchors for bands 5 and 6). */
const SLOW_WPM = 95;
const COMFORTABLE_WPM = 115;
const MANY_FILLERS_PER_100 = 5;
const MANY_REPAIRS_PER_100 = 4;
/** One linking word for so many of all joins is too many. */
const OVERUSED_SHARE = 0.4;
const OVERUSED_TIMES = 5;

export const tellFluency = (
  session: JudgedSession,
  answers: readonly AnnotatedAnswer[],
  choose: Choose,
): Remarks => {
  const strength = fluencyStrength(session, answers, choose);
  const [first, second] = fluencyFindings(session, answers, choose);
  return {
    ...(strength === undefined ? {} : { strength }),
    ...first,
    ...(second === undefined ? {} : { other: second.limit }),
    next: nextFluency(session.criteria.fluency?.band ?? 0),
  };
};

const fluencyStrength = (
  { timing, basis }: JudgedSession,
  answers: readonly AnnotatedAnswer[],
  choose: Choose,
): string | undefined => {
  const markers = findMarkers(answers);
  const wpm = Math.round(timing?.wordsPerMinute ?? 0);
  const inside = timing?.longPauses.filter(({ place }) => place === 'inside_clause').length ?? 0;
  if (wpm >= COMFORTABLE_WPM && inside <= 2)
    return choose('fluency strength', [
      `You kept going at ${wpm} words a minute, and your pauses came between ideas, where a listener expects them.`,
      `At ${wpm} words a minute you were comfortable to follow, with ${count(inside, 'long pause')} inside a phrase.`,
      `Your talk moved along at ${wpm} words a minute, and you stopped to think between ideas, not in the middle of them.`,
    ]);
  if (markers.length >= 4)
    return choose('fluency markers', [
      `You joined your ideas in different ways, with ${listOf(markers.slice(0, 3).map(({ text }) => quote(text)))}.`,
      `Words such as ${listOf(markers.slice(0, 3).map(({ text }) => quote(text)))} showed where your talk was going.`,
    ]);
  if (basis.seconds >= 40)
    return choose('fluency length', [
      `You spoke for ${Math.round(basis.seconds)} seconds in all without help.`,
      `You filled ${Math.round(basis.seconds)} seconds with your own ideas.`,
    ]);
  return markers[0] === undefined
    ? undefined
    : `You joined ideas with ${quote(markers[0].text)}, which helps a listener.`;
};

interface Finding {
  readonly limit: string;
  readonly focus: string;
}

/** What held the talk up, the heaviest first. */
const fluencyFindings = (
  session: JudgedSession,
  answers: readonly AnnotatedAnswer[],
  choose: Choose,
): Finding[] => {
  const { timing, measures, criteria } = session;
  const found: Finding[] = [];
  const stops = timing?.longPauses.filter(({ place }) => place === 'inside_clause').length ?? 0;
  const example = criteria.fluency?.evidence.find((evidence) => evidence.kind === 'quote');
  if (stops >= 3 && example !== undefined)
    found.push({
      focus: 'What would help most is to keep your pauses for the ends of phrases.',
      limit: choose('fluency stops', [
        `You paused ${times(stops)} inside a phrase, for example ${quote(example.text)}. Say the whole phrase in your head first, then aloud.`,
        `${sentence(count(stops, 'long pause')).slice(0, -1)} fell in the middle of a phrase, as in ${quote(example.text)}. Pauses between ideas cost far less.`,
        `A listener had to wait ${times(stops)} in the middle of a phrase: ${quote(example.text)} is one place.`,
      ]),
    });
  const wpm = Math.round(timing?.wordsPerMinute ?? 0);
  if (timing !== null && wpm < SLOW_WPM)
    found.push({
      focus: 'What would help most is a quicker, steadier pace.',
      limit: choose('fluency slow', [
        `You spoke at ${wpm} words a minute; comfortable talk is usually 120 to 150. Tell the same answer twice more, and the third time is faster.`,
        `Your rate was ${wpm} words a minute, where 120 to 150 is easy to follow. Speed comes from phrases you have said before.`,
      ]),
    });
  const markers = findMarkers(answers).toSorted((one, other) => other.uses - one.uses);
  const joins = markers.reduce((sum, { uses }) => sum + uses, 0);
  const overused = markers.find(({ uses }) => uses >= OVERUSED_TIMES && uses / joins > OVERUSED_SHARE);
  if (overused !== undefined)
    found.push({
      focus: 'What would help most is a second and third way to join your ideas.',
      limit: `You joined ideas with ${quote(overused.text)} ${times(overused.uses)}. Swap two of them for “which meant that” or “so in the end”.`,
    });
  if (measures.fillersPer100 > MANY_FILLERS_PER_100)
    found.push({
      focus: 'What would help most is a short silence where a filler comes now.',
      limit: `You used about ${Math.round(measures.fillersPer100)} fillers in every hundred words. A short silence between ideas sounds calmer.`,
    });
  if (measures.repairsPer100 > MANY_REPAIRS_PER_100)
    found.push({
      focus: 'What would help most is to reach the end of a sentence before you correct it.',
      limit: `You started again about ${times(Math.round(measures.repairsPer100))} in every hundred words. Finish the sentence, then correct it.`,
    });
  return found;
};

const nextFluency = (value: number): string => {
  if (value < 5) return 'The next step is to answer in whole sentences and to add one reason to each.';
  if (value < 6)
    return 'The next half band needs a reason and an example in each answer, with fewer restarts.';
  if (value < 7)
    return 'The next half band needs pauses between ideas and not inside phrases, and three different ways to link them.';
  return 'The next half band is about holding a longer argument together: point, reason, case, and back to the point.';
};
