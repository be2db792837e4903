import { AudioError } from './audio/audio-error.ts';
import { assess } from './commands/assess.ts';
import type { Command } from './commands/command.ts';
import { UsageError } from './commands/command.ts';
import { speak } from './commands/speak.ts';
import { transcribe } from './commands/transcribe.ts';
import { VoiceError } from './voices/voice-error.ts';

const commands = new Map<string, Command>([
  ['transcribe', transcribe],
  ['assess', assess],
  ['speak', speak],
]);

const usage = [
  'Usage: npm run --silent speech -- COMMAND [--json]',
  ...commands.values().map((command) => `  ${command.usage}`),
].join('\n');

const failureOf = (error: unknown) => ({
  error: error instanceof AudioError || error instanceof VoiceError ? error.code : 'failed',
  message:
    error instanceof UsageError || (error instanceof TypeError && 'code' in error)
      ? `${error.message}\n${usage}`
      : error instanceof Error
        ? error.message
        : String(error),
});

const args = process.argv.slice(2).filter((arg) => arg !== '--json');
const asJson = process.argv.includes('--json');
try {
  const command = commands.get(args[0] ?? '');
  if (command === undefined) throw new UsageError(`There is no command ${args[0] ?? ''}`.trim());
  const { text, json } = await command.run(args.slice(1));
  process.stdout.write(`${asJson ? JSON.stringify(json) : text}\n`);
} catch (error) {
  const failure = failureOf(error);
  if (asJson) process.stdout.write(`${JSON.stringify(failure)}\n`);
  else process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
