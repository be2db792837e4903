import { VoiceError } from './voice-error.ts';
import type { LiveVoice, Voice } from './voice.ts';
import { voiceList, whitelist } from './voice-list.ts';

/** What asks for any of the voices on the whitelist. */
export const anyVoice = 'random';

/** A voice by its id, or any of the whitelist for a random number from 0 up to 1. */
export function chooseVoice(id: string, random: number): Voice {
  const chosen =
    id === anyVoice
      ? whitelist[Math.floor(random * whitelist.length)]
      : voiceList.find((voice) => voice.id === id);
  if (chosen === undefined) throw new VoiceError('unknown_voice', `There is no voice named ${id}.`);
  return chosen;
}

const isLive = (voice: Voice): voice is LiveVoice => voice.engine === 'piper';

/** The live voice that speaks while a best voice is still being rendered: of the same sex, always the same. */
export function liveVoiceFor(voice: Voice): LiveVoice {
  if (isLive(voice)) return voice;
  const live = whitelist.filter(isLive).filter(({ sex }) => sex === voice.sex);
  const alike = voiceList.filter(({ engine, sex }) => engine === voice.engine && sex === voice.sex);
  const standIn = live[alike.indexOf(voice) % live.length];
  if (standIn === undefined)
    throw new VoiceError('unknown_voice', `No live voice stands in for ${voice.id}.`);
  return standIn;
}
