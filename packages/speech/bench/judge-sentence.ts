import type { Analyser } from '../src/analysis/analyser.ts';
import { listenToFrames } from '../src/analysis/listen-to-frames.ts';
import type { Audio } from '../src/audio/audio.ts';
import { phoneIndex } from '../src/phonemes/phones.ts';
import { wordsHeard } from '../src/pronunciation/assess.ts';
import type { Judgement } from '../src/pronunciation/judge-words.ts';
import { judgeWords } from '../src/pronunciation/judge-words.ts';
import { pairPhones, pairWords } from '../src/pronunciation/pair-phones.ts';
import { listenForSpeech, recognise } from '../src/recognition/recognise.ts';
import type { Pair } from './correlation.ts';
import type { ScoredSentence } from './scored-sentences.ts';

/** Our scores beside the experts', all in units of 0 to 2. */
export interface SentencePairs {
  phone: Pair[];
  word: Pair[];
  accuracy: Pair[];
  fluency: Pair[];
  prosody: Pair[];
  total: Pair[];
}

const expertScale = 5;
const shown = (value: number) => Math.min(2, Math.max(0, value));

/** Phones and words of the judgement beside those of the labels: one by one, or paired by their sounds where the text was not known. */
function pairsOf({ words, utterance }: Judgement, sentence: ScoredSentence): SentencePairs {
  const spoken = words.flatMap((word) => word ?? []);
  const own = spoken.flatMap((word, index) =>
    word.phones.map(({ phone, score }) => ({ phone, score, index })),
  );
  const wanted = sentence.words.flatMap((word, index) =>
    word.phones.map((phone, i) => ({ phone, score: word.phone_acc[i] ?? 0, index })),
  );
  const indices = (phones: readonly { phone: string }[]) => phones.map(({ phone }) => phoneIndex(phone));
  const { pairs } = pairPhones(indices(own), indices(wanted));
  const wordPairs = pairWords(
    pairs,
    own.map(({ index }) => index),
    wanted.map(({ index }) => index),
  );
  const whole = (aspect: number, truth: number): Pair[] => [
    [shown(utterance[aspect] ?? 0), truth / expertScale],
  ];
  return {
    phone: pairs.map(([i, j]) => [shown(own[i]?.score ?? 0), wanted[j]?.score ?? 0]),
    word: [...wordPairs].map(([i, j]) => [
      shown(spoken[i]?.scores[0] ?? 0),
      (sentence.words[j]?.accuracy ?? 0) / expertScale,
    ]),
    accuracy: whole(0, sentence.accuracy),
    fluency: whole(1, sentence.fluency),
    prosody: whole(2, sentence.prosodic),
    total: whole(3, sentence.total),
  };
}

/** Judges a sentence by the labels' own phones, or by what the recogniser hears in it; undefined where nothing can be judged. */
export async function judgeSentence(
  { assessor, recogniser }: Analyser,
  audio: Audio,
  sentence: ScoredSentence,
  unscripted: boolean,
): Promise<SentencePairs | undefined> {
  const listened = await listenForSpeech(recogniser, audio);
  // The corpus holds speech only: where the detector finds none, all is taken for speech.
  const speech = listened.speech.length > 0 ? listened.speech : [{ from: 0, to: audio.samples.length }];
  const found = { ...listened, speech };
  const frames = await listenToFrames(assessor, audio, found);
  const words = unscripted
    ? wordsHeard(await recognise(recogniser, audio, found))
    : sentence.words.map(({ text, phones }) => ({ text, ways: [[{ text, phones }]] }));
  const judgement = await judgeWords(assessor, frames, words, !unscripted);
  return judgement === undefined ? undefined : pairsOf(judgement, sentence);
}
