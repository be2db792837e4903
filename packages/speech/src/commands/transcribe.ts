import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { judgeLevels, levelProblemMessage } from '../audio/judge-levels.ts';
import { measureLevels } from '../audio/levels.ts';
import { readAnswer } from '../audio/read-answer.ts';
import type { Recognition } from '../recognition/recognise.ts';
import { recognise } from '../recognition/recognise.ts';
import { closeRecogniser, openRecogniser, recogniserSets } from '../recognition/recogniser.ts';
import type { Command } from './command.ts';
import { fetchedModels, readUserFile, UsageError } from './command.ts';

const outcomeTexts: Record<Recognition['outcome'], (text: string) => string> = {
  speech: (text) => text,
  no_speech: () => 'No speech was found in the recording.',
  unusable: (text) => `The recording is not English or too unclear. It may say: ${text}`,
};

const usage = 'transcribe FILE [--size base|tiny]';

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
    const store = await fetchedModels(recogniserSets(size));
    const recogniser = await openRecogniser(store, { size, threads: availableParallelism() });
    const recognition = await recognise(recogniser, audio);
    await closeRecogniser(recogniser);
    const levels = measureLevels(audio);
    const problems = judgeLevels(levels);
    const heard = outcomeTexts[recognition.outcome](recognition.text);
    return {
      text: [heard, ...problems.map(levelProblemMessage)].join('\n'),
      json: { ...recognition, levels, problems },
    };
  },
};
