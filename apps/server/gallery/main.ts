import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { runWithCleanUp } from '../chaos/run-with-clean-up.ts';
import { openSchool } from './open-school.ts';

const { values } = parseArgs({
  options: {
    /** Where the school is kept; one that is already there is opened again. Without it, it is gone afterwards. */
    data: { type: 'string' },
  },
});

await runWithCleanUp(async ({ defer, say }) => {
  const school = await openSchool(defer, say, values.data);
  if (process.send) process.send(school);
  else console.log(JSON.stringify(school, undefined, 2));
  // Open for as long as whoever started it is there; by hand, until Ctrl-C.
  await once(process, 'disconnect');
  return true;
});
