import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { durationSec } from '../audio/audio.ts';
import { writeWav } from '../audio/write-wav.ts';
import { anyVoice, chooseVoice } from '../voices/choose-voice.ts';
import { encodeFlac } from '../voices/flac/encode-flac.ts';
import { openVoices, voiceSets } from '../voices/open-voices.ts';
import { joinPieces } from '../voices/shape-speech.ts';
import { voiceList } from '../voices/voice-list.ts';
import type { Command } from './command.ts';
import { fetchedModels, fromWhereTheUserIs, UsageError } from './command.ts';

const usage = 'speak "TEXT" [--voice V] --out FILE.flac|FILE.wav';
const voicesHint = `Voices: ${anyVoice}, ${voiceList.map(({ id }) => id).join(', ')}`;

export const speak: Command = {
  usage,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { voice: { type: 'string', default: anyVoice }, out: { type: 'string' } },
    });
    const [text] = positionals;
    const { out } = values;
    if (text === undefined || out === undefined || !/\.(flac|wav)$/i.test(out))
      throw new UsageError(`${usage}\n${voicesHint}`);
    const voice = chooseVoice(values.voice, Math.random());
    const voices = openVoices(await fetchedModels(voiceSets(voice)), availableParallelism());
    const audio = joinPieces(await Array.fromAsync(voices.speak(text, voice)));
    await voices.close();
    const bytes = /\.wav$/i.test(out) ? writeWav(audio) : encodeFlac(audio);
    await writeFile(fromWhereTheUserIs(out), bytes);
    const facts = { voice: voice.id, durationSec: durationSec(audio), sampleRateHz: audio.sampleRateHz };
    return {
      text: `${voice.name} (${voice.accent}) speaks for ${facts.durationSec.toFixed(1)} s in ${out}.`,
      json: { ...facts, file: out, bytes: bytes.length },
    };
  },
};
