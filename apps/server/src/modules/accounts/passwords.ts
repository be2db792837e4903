import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoyHash: Promise<string> | undefined;

/** Takes as long for a user who does not exist as for one who does. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const decoy = await decoyHash;
  const matches = await verify(passwordHash ?? decoy, password);
  return matches && typeof passwordHash === 'string';
}
