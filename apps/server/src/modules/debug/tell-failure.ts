import { redactMailAddresses } from '../../platform/request-log/redact.ts';

const maxLength = 300;
const machinePath = /(?:[A-Za-z]:)?(?:[\\/][^\s'"\\/:]+){2,}/g;

/** The message of an error as a person may see it: its first line, without queries, addresses or places on the machine. */
export function tellFailure(message: string): string {
  const [line = ''] = message.split('\n', 1);
  if (line.startsWith('Failed query'))
    return 'A query of the database failed; the log of the server says why.';
  return redactMailAddresses(line).replaceAll(machinePath, '[path]').slice(0, maxLength);
}
