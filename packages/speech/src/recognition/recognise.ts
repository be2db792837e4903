import type { Audio } from '../audio/audio.ts';
import { durationSec, modelSampleRateHz } from '../audio/audio.ts';
import type { Stretch } from '../voice-activity/find-speech.ts';
import { findSpeech } from '../voice-activity/find-speech.ts';
import { speechProbabilities } from '../voice-activity/speech-probabilities.ts';
import type { EncodedChunk, FoundSpeech } from './encode-speech.ts';
import { encodeSpeech } from './encode-speech.ts';
import type { DecodedChunk } from './recognise-chunk.ts';
import { recogniseChunk } from './recognise-chunk.ts';
import type { Recogniser } from './recogniser.ts';
import { textOf } from './vocabulary.ts';
import type { RecognisedWord } from './words-of-tokens.ts';
import { mean, wordsOfTokens } from './words-of-tokens.ts';

export interface RecognisedChunk {
  startSec: number;
  endSec: number;
  text: string;
  words: RecognisedWord[];
  /** Of the chunk's tokens. */
  meanLogProb: number;
}

export interface Recognition {
  /** `unusable`: not English, or too unclear for its words to be trusted. */
  outcome: 'speech' | 'no_speech' | 'unusable';
  text: string;
  /** Between 0 and 1: the geometric mean of the likelihoods of the tokens. */
  confidence: number;
  chunks: RecognisedChunk[];
  /** Where somebody speaks, in seconds. */
  speech: { startSec: number; endSec: number }[];
  speechShare: number;
}

/** Noise and music make the detector waver for less than this share of a recording. */
const leastSpeechShare = 0.05;
/** So much speech is speech, however long the silence around it. */
const surelySpeechSec = 2;
/**
 * Mean log-probability of the tokens under which a text is not English or nothing of it is right: 10 of 12 recordings in
 * other languages come out below, minutes of learners above −0.2. A few words swing further: of 150 sentences by learners,
 * 5 fall below −0.7 and none below −1.2, and nobody is turned away for those.
 */
const leastMeanLogProb = (tokenCount: number) => (tokenCount < shortTextTokens ? -1.2 : -0.7);
const shortTextTokens = 24;

const seconds = ({ from, to }: Stretch) => ({
  startSec: from / modelSampleRateHz,
  endSec: to / modelSampleRateHz,
});

function describeChunk({ stretch, decoding }: DecodedChunk): RecognisedChunk {
  return {
    ...seconds(stretch),
    text: textOf(decoding.tokens),
    words: wordsOfTokens(decoding.tokens, decoding.logProbs),
    meanLogProb: mean(decoding.logProbs),
  };
}

export async function listenForSpeech(recogniser: Recogniser, { samples }: Audio): Promise<FoundSpeech> {
  const probabilities = await speechProbabilities(recogniser.voiceActivity, samples);
  return { probabilities, speech: findSpeech(probabilities, samples.length) };
}

function describeSpeech(audio: Audio, { speech }: FoundSpeech) {
  const speechSec = speech.reduce((sum, { from, to }) => sum + to - from, 0) / modelSampleRateHz;
  return { speechSec, found: { speech: speech.map(seconds), speechShare: speechSec / durationSec(audio) } };
}

/** What another recogniser made of a recording, piece by piece. */
export interface HeardElsewhere {
  confidence: number;
  chunks: Omit<RecognisedChunk, 'meanLogProb'>[];
}

export const asRecognition = (audio: Audio, heard: FoundSpeech, elsewhere: HeardElsewhere): Recognition => ({
  outcome: 'speech',
  text: elsewhere.chunks.map(({ text }) => text).join(' '),
  confidence: elsewhere.confidence,
  chunks: elsewhere.chunks.map((chunk) => ({ ...chunk, meanLogProb: Math.log(elsewhere.confidence) })),
  ...describeSpeech(audio, heard).found,
});

/** What is said in a recording of 16 kHz; `heard` and `encoded` where its speech has been found and encoded already. */
export async function recognise(
  recogniser: Recogniser,
  audio: Audio,
  heard?: FoundSpeech,
  encoded?: readonly EncodedChunk[],
): Promise<Recognition> {
  const { samples } = audio;
  const listened = heard ?? (await listenForSpeech(recogniser, audio));
  const { probabilities, speech } = listened;
  const { speechSec, found } = describeSpeech(audio, listened);
  const nothing: Recognition = { outcome: 'no_speech', text: '', confidence: 0, chunks: [], ...found };
  if (found.speechShare < leastSpeechShare && speechSec < surelySpeechSec) return nothing;

  const { moonshine } = recogniser;
  const chunks = encoded ?? (await encodeSpeech(moonshine, samples, { speech, probabilities }));
  const decoded: DecodedChunk[] = [];
  for (const chunk of chunks)
    decoded.push(...(await recogniseChunk(moonshine, { samples, speech, probabilities }, chunk)));
  const text = decoded
    .map(({ decoding }) => textOf(decoding.tokens))
    .join(' ')
    .trim();
  if (text === '') return nothing;
  const logProbs = decoded.flatMap(({ decoding }) => decoding.logProbs);
  const meanLogProb = mean(logProbs);
  return {
    outcome: meanLogProb < leastMeanLogProb(logProbs.length) ? 'unusable' : 'speech',
    text,
    confidence: Math.exp(meanLogProb),
    chunks: decoded.map(describeChunk),
    ...found,
  };
}
