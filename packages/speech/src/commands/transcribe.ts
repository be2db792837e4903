import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { analyserSets } from '../analysis/analyser.ts';
import { listenToFrames } from '../analysis/listen-to-frames.ts';
import type { Audio } from '../audio/audio.ts';
import { judgeLevels, levelProblemMessage } from '../audio/judge-levels.ts';
import { measureLevels } from '../audio/levels.ts';
import { readAnswer } from '../audio/read-answer.ts';
import { closeAssessor, openAssessor } from '../pronunciation/assessor.ts';
import { timeWords } from '../pronunciation/time-words.ts';
import type { RecogniserSize } from '../recognition/moonshine.ts';
import type { Recognition } from '../recognition/recognise.ts';
import { listenForSpeech, recognise } from '../recognition/recognise.ts';
import { closeRecogniser, openRecogniser, recogniserSets } from '../recognition/recogniser.ts';
import type { Command } from './command.ts';
import { fetchedModels, readUserFile, UsageError } from './command.ts';

const outcomeTexts: Record<Recognition['outcome'], (text: string) => string> = {
  speech: (text) => text,
  no_speech: () => 'No speech was found in the recording.',
  unusable: (text) => `The recording is not English or too unclear. It may say: ${text}`,
};

const usage = 'transcribe FILE [--size base|tiny]';

/** What is said, and when: words are found in the sound by the assessor's frames, whichever recogniser wrote them down. */
async function listen(audio: Audio, size: RecogniserSize) {
  const store = await fetchedModels([...new Set([...recogniserSets(size), ...analyserSets()])]);
  const threads = availableParallelism();
  const recogniser = await openRecogniser(store, { size, threads });
  const assessor = await openAssessor(store, { threads, moonshine: recogniser.moonshine });
  const found = await listenForSpeech(recogniser, audio);
  const recognition = await recognise(recogniser, audio, found);
  const frames = await listenToFrames(assessor, audio, found);
  const words = timeWords(assessor.judges.prior, frames, recognition);
  await closeAssessor(assessor);
  await closeRecogniser(recogniser);
  return { recognition, words };
}

export const transcribe: Command = {
  usage,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { size: { type: 'string', default: 'base' } },
    });
    const [file] = positionals;
    const { size } = values;
    if (file === undefined || (size !== 'base' && size !== 'tiny')) throw new UsageError(usage);
    const audio = readAnswer(await readUserFile(file));
    const { recognition, words } = await listen(audio, size);
    const levels = measureLevels(audio);
    const problems = judgeLevels(levels);
    const heard = outcomeTexts[recognition.outcome](recognition.text);
    return {
      text: [heard, ...problems.map(levelProblemMessage)].join('\n'),
      json: {
        ...recognition,
        words,
        chunks: recognition.chunks.map(({ words: _, ...chunk }) => chunk),
        levels,
        problems,
      },
    };
  },
};
