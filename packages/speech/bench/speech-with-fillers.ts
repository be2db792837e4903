import { readFile } from 'node:fs/promises';
import type { Audio } from '../src/audio/audio.ts';
import { modelSampleRateHz } from '../src/audio/audio.ts';
import { resample } from '../src/audio/resample.ts';
import { randomNumbers } from '../src/audio/testing/random-numbers.ts';
import { openSession } from '../src/inference/open-session.ts';
import type { ModelStore } from '../src/models/locate-model.ts';
import { locateModel } from '../src/models/locate-model.ts';
import type { Voices } from '../src/voices/open-voices.ts';
import type { PiperModel } from '../src/voices/piper-voice.ts';
import { readSymbolIds, speakWithPiper } from '../src/voices/piper-voice.ts';
import { joinPieces, shapeSpeech } from '../src/voices/shape-speech.ts';
import type { LiveVoice } from '../src/voices/voice.ts';

/** Answers in phrases; between two of them a speaker goes on, pauses, or fills the pause. */
const phrasedAnswers = [
  ['I usually get up', 'at about seven o’clock', 'and then I make breakfast', 'for my little sister'],
  ['My hometown is famous', 'for its old bridges', 'but not many tourists', 'go there in winter'],
  [
    'I think the most important thing',
    'is to have good friends',
    'because they can help you',
    'when life is hard',
  ],
  ['The last film I saw', 'was about a doctor', 'who worked in a small village', 'during the war'],
  ['Some people prefer', 'to live in big cities', 'since there are more jobs', 'and better hospitals'],
  ['When I was a child', 'we used to play', 'in the street every evening', 'until it was dark'],
  ['I would like to visit', 'Canada or Norway', 'because I love snow', 'and quiet places'],
  ['Learning a language', 'takes a lot of time', 'so you should practice', 'a little every day'],
];

/** As the live voices' model writes them, long as they are when somebody thinks. */
const fillerSymbols = ['ʌːm', 'ʌː', 'əːm', 'ɜː', 'əː'];
const fillerPace = 2.6;

export interface FilledAnswer {
  voice: string;
  audio: Audio;
  text: string;
  /** After each phrase but the last: what lies before the next. */
  gaps: { kind: 'filler' | 'pause' | 'none'; afterWord: number; startSec: number; endSec: number }[];
}

const silence = (lengthSec: number): Audio => ({
  samples: new Float32Array(Math.round(lengthSec * modelSampleRateHz)),
  sampleRateHz: modelSampleRateHz,
});
const trimmed = (audio: Audio): Audio => resample(shapeSpeech(audio), modelSampleRateHz);

async function openPiper(store: ModelStore): Promise<PiperModel> {
  const tokens = await readFile(await locateModel(store, 'voices-live/tokens.txt'), 'utf8');
  const session = await openSession(await locateModel(store, 'voices-live/model.onnx'), 1);
  return { session, symbolIds: readSymbolIds(tokens) };
}

/** Each voice gives some of the answers with fillers, silent pauses or nothing between the phrases, by turns. */
export async function* speakWithFillers(
  store: ModelStore,
  voices: Voices,
  speakers: readonly LiveVoice[],
  answersEach: number,
): AsyncGenerator<FilledAnswer> {
  const piper = await openPiper(store);
  const random = randomNumbers(7);
  for (const [index, voice] of speakers.entries())
    for (let turn = 0; turn < answersEach; turn++) {
      const phrases = phrasedAnswers[(index * answersEach + turn) % phrasedAnswers.length] ?? [];
      const pieces: Audio[] = [silence(0.4)];
      const gaps: FilledAnswer['gaps'] = [];
      const nowSec = () => pieces.reduce((sum, { samples }) => sum + samples.length, 0) / modelSampleRateHz;
      let words = 0;
      for (const [place, phrase] of phrases.entries()) {
        pieces.push(trimmed(joinPieces(await Array.fromAsync(voices.speak(`${phrase},`, voice)))));
        words += phrase.split(' ').length;
        if (place === phrases.length - 1) break;
        const kind = random() < 0.5 ? 'filler' : random() < 0.7 ? 'pause' : 'none';
        const startSec = nowSec();
        if (kind === 'pause') pieces.push(silence(0.3 + 0.8 * random()));
        if (kind === 'filler') {
          const symbols = fillerSymbols[Math.floor(random() * fillerSymbols.length)] ?? '';
          const filler = await speakWithPiper(piper, `${symbols},`, {
            speaker: voice.speaker,
            pace: fillerPace,
            manner: 'plain',
          });
          pieces.push(silence(0.25 * random()), trimmed(filler), silence(0.5 * random()));
        }
        gaps.push({ kind, afterWord: words - 1, startSec, endSec: nowSec() });
      }
      pieces.push(silence(0.4));
      yield { voice: voice.id, audio: joinPieces(pieces), text: phrases.join(' '), gaps };
    }
  await piper.session.release();
}
