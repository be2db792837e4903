import type { Database } from '../../platform/database/database.ts';
import { StartupError } from '../../platform/startup-error.ts';
import {
  findUserByEmail,
  isOnlyActiveAdmin,
  listAdmins,
  lockAdministrators,
  updateUser,
} from './users.repository.ts';

/** For the command line, when no administrator can sign in. */
export async function changeAdminByEmail(db: Database, email: string, isAdmin: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const user = await findUserByEmail(tx, email);
    if (!user) throw new StartupError(`Nobody is registered with ${email}.`);
    if (!isAdmin && (await isOnlyActiveAdmin(tx, user.id))) {
      throw new StartupError(`${email} is the last active administrator: grant someone else first.`);
    }
    await updateUser(tx, user.id, { isAdmin });
  });
}

export async function listAdministrators(db: Database) {
  const admins = await listAdmins(db);
  return admins.map((user) => ({
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    is_active: user.isActive,
    is_email_verified: user.emailVerifiedAt !== null,
  }));
}
