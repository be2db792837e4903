import { plainPhones } from '../phonemes/phones.ts';

/** The place of silence among the frame head's outputs, after the phones. */
export const silence = plainPhones.length;
export const outputCount = plainPhones.length + 1;

/** A word to be found in the sound. */
export interface WordToFind {
  /** The ways it may be said, as numbers of phones; each holds at least one. */
  ways: readonly (readonly number[])[];
  /** Where the word may be missing: what leaving it out adds to the score of a path, in log probabilities. */
  skipScore?: number;
}

/** Where a word was found, in frames: first and past the last of each phone of the chosen way. */
export interface FoundWord {
  way: number;
  starts: number[];
  ends: number[];
}

interface State {
  /** Output that is expected in this state; undefined for a state that is passed without taking a frame. */
  output: number | undefined;
  /** States before it, and what coming from each of them adds. */
  before: number[];
  added: number[];
  word: number;
  way: number;
  phone: number;
}

const impossible = -1e9;
/** A path this far behind the best of its frame never wins; leaving such paths out makes a long answer cost what it is long. */
const farBehind = 250;

/**
 * The states of all paths in order: silence, then for each word its ways beside each other, phones with an optional silence
 * between them, and the silence after the word. Two like phones in a row must be told apart by a silence.
 */
function statesOf(words: readonly WordToFind[]): { states: State[]; last: number[] } {
  const states: State[] = [];
  const add = (output: number | undefined, before: readonly number[], place: Partial<State> = {}): number => {
    const index = states.length;
    const all = output === undefined ? [...before] : [index, ...before];
    states.push({ output, before: all, added: all.map(() => 0), word: -1, way: -1, phone: -1, ...place });
    return index;
  };
  let pause = add(silence, []);
  let ends: number[] = [];
  let skip: number | undefined;
  words.forEach(({ ways, skipScore }, word) => {
    const passed = skip === undefined ? [] : [skip];
    const wayEnds = ways.map((phones, way) => {
      let quiet = pause;
      let before = [...ends, ...passed];
      let own = -1;
      phones.forEach((phone, at) => {
        const others = before.filter((state) => states[state]?.output !== phone);
        own = add(phone, [quiet, ...others], { word, way, phone: at });
        before = [own];
        if (at < phones.length - 1) quiet = add(silence, [own]);
      });
      return own;
    });
    if (skipScore === undefined) skip = undefined;
    else {
      skip = add(undefined, [pause, ...ends, ...passed]);
      const state = states[skip];
      if (state !== undefined) state.added = state.before.map(() => skipScore);
    }
    ends = wayEnds;
    pause = add(silence, [...ends, ...(skip === undefined ? [] : [skip])]);
  });
  return { states, last: [pause, ...ends, ...(skip === undefined ? [] : [skip])] };
}

/** The states flattened, for speed: of each its output, and where its predecessors lie. */
function flattened(states: readonly State[]) {
  const froms = new Int32Array(states.length + 1);
  states.forEach(({ before }, i) => (froms[i + 1] = (froms[i] ?? 0) + before.length));
  return {
    froms,
    before: Int32Array.from(states.flatMap((state) => state.before)),
    added: Float64Array.from(states.flatMap((state) => state.added)),
    outputs: Int32Array.from(states, ({ output }) => output ?? -1),
  };
}

/** How far forward a step of a path may lead. */
const longestStep = (states: readonly State[]): number =>
  states.reduce((most, { before }, state) => Math.max(most, ...before.map((from) => state - from)), 0);

/**
 * The best path: for each frame the state it is spent in; undefined when there are too few frames for the phones. Only states
 * between the first and the last one with a promising path are looked at.
 */
function bestPath(scores: Float32Array, frameCount: number, words: readonly WordToFind[], margin: number) {
  const { states, last } = statesOf(words);
  const { froms, before, added, outputs } = flattened(states);
  const moves = new Uint8Array(frameCount * states.length);
  const reach = longestStep(states);
  let previous = new Float64Array(states.length).fill(impossible);
  let current = new Float64Array(states.length).fill(impossible);
  let low = 0;
  let high = states.length - 1;
  for (let frame = 0; frame < frameCount; frame++) {
    let top = impossible;
    let until = Math.min(states.length - 1, high + reach);
    for (let state = low; state <= until; state++) {
      const output = outputs[state] ?? -1;
      const source = output < 0 ? current : previous;
      const from = froms[state] ?? 0;
      const to = froms[state + 1] ?? 0;
      let best = (source[before[from] ?? 0] ?? 0) + (added[from] ?? 0);
      let choice = from;
      for (let at = from + 1; at < to; at++) {
        const value = (source[before[at] ?? 0] ?? 0) + (added[at] ?? 0);
        if (value > best) {
          best = value;
          choice = at;
        }
      }
      if (frame === 0 && output >= 0) best = mayBegin(states, state) ?? impossible;
      if (output >= 0) best += scores[frame * outputCount + output] ?? 0;
      // What is passed without a frame leads on within this one.
      else if (best > impossible / 2) until = Math.max(until, Math.min(states.length - 1, state + reach));
      current[state] = best;
      if (best > top) top = best;
      moves[frame * states.length + state] = choice - from;
    }
    const least = Math.max(top - margin, impossible / 2);
    for (; low < until && (current[low] ?? 0) < least; low++) current[low] = previous[low] = impossible;
    for (high = until; high > low && (current[high] ?? 0) < least; high--)
      current[high] = previous[high] = impossible;
    [previous, current] = [current, previous];
  }
  let state = last.reduce((best, one) => ((previous[one] ?? 0) > (previous[best] ?? 0) ? one : best));
  const score = previous[state] ?? impossible;
  if (score < impossible / 2) return undefined;
  const path = new Int32Array(frameCount);
  for (let frame = frameCount - 1; frame >= 0;) {
    const emits = (outputs[state] ?? -1) >= 0;
    if (emits) path[frame] = state;
    const move = moves[frame * states.length + state] ?? 0;
    if (emits) frame--;
    state = before[(froms[state] ?? 0) + move] ?? 0;
  }
  return { path, states, score };
}

/** What a path that begins in this state starts with; undefined where none may. Words before it that may be skipped are paid for. */
function mayBegin(states: readonly State[], state: number): number | undefined {
  if (state === 0) return 0;
  let best: number | undefined;
  const { before = [], added = [] } = states[state] ?? {};
  before.forEach((one, at) => {
    const reached = one === 0 ? 0 : states[one]?.output === undefined ? mayBegin(states, one) : undefined;
    if (reached !== undefined) best = Math.max(best ?? -Infinity, reached + (added[at] ?? 0));
  });
  return best;
}

/**
 * Finds words in the order given: Viterbi over phones with an optional silence between them. `scores`: for each frame the log
 * score of each phone and of silence. Null for a word that is left out; undefined when the sound is too short for the words.
 */
export function alignWords(
  scores: Float32Array,
  frameCount: number,
  words: readonly WordToFind[],
): (FoundWord | null)[] | undefined {
  const best =
    bestPath(scores, frameCount, words, farBehind) ?? bestPath(scores, frameCount, words, Infinity);
  if (best === undefined) return undefined;
  const found: (FoundWord | null)[] = words.map(() => null);
  best.path.forEach((index, frame) => {
    const { word = -1, way = -1, phone = -1 } = best.states[index] ?? {};
    if (word < 0) return;
    const own = (found[word] ??= { way, starts: [], ends: [] });
    own.starts[phone] ??= frame;
    own.ends[phone] = frame + 1;
  });
  return found;
}
