import { eq } from 'drizzle-orm';
import { users } from '../modules/accounts/accounts.tables.ts';
import { registerPerson, type Person } from './person.ts';
import type { TestServer } from './test-server.ts';

/** The first account of a server whose worker does not run, so that no code is mailed: verified by hand. */
export async function registerOwner(server: TestServer): Promise<Person> {
  const person = await registerPerson(server);
  await server.platform.db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.id, person.user.id));
  return person;
}
