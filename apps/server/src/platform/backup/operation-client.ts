import { Client } from 'pg';
import { ApiError } from '../errors/api-error.ts';
import { takeOperationLock } from './operation-lock.ts';

/** A connection without time limits that holds the lock of operations for as long as `work` takes. */
export async function withOperationClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, application_name: 'bandwise-operation', keepAlive: true });
  // A query in flight already fails when the server goes away; unheard, this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await takeOperationLock(client))) throw new ApiError('operation_running');
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
