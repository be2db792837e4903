import { parseArgs } from 'node:util';
import { insertUser } from '../src/modules/accounts/users.repository.ts';
import { hashPassword } from '../src/modules/accounts/passwords.ts';
import { createCast } from '../src/testing/cast.ts';
import { attackConnections } from './attack-connections.ts';
import { attackSlowly, outstayWelcome } from './attack-slowly.ts';
import { fuzz } from './fuzz.ts';
import { openTarget } from './open-target.ts';
import type { ConnectionAttack } from './raw-connection.ts';
import { timeSignIn } from './time-sign-in.ts';

/** What the product is held to. */
const allCalls = '200000';
const signInPairs = 150;
/** Told apart by chance once in some ten thousand runs. */
const tellingT = 4;

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: allCalls },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const target = await openTarget();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void target.close().finally(() => process.exit(1)));

const findings: string[] = [];
function tell(attacks: readonly ConnectionAttack[]): void {
  for (const { attack, outcome, isRight } of attacks) {
    console.log(`${isRight ? 'ok' : 'FINDING'}  ${attack}: ${outcome}`);
    if (!isRight) findings.push(attack);
  }
}

try {
  console.log(`Seed ${values.seed}`);
  const { tokens } = await createCast(target.platform, target.app);
  const token = tokens.learner ?? '';
  tell(await attackConnections(target, token, say));
  tell(await attackSlowly(target, token, say));

  const email = 'timed@example.com';
  const passwordHash = await hashPassword('the right password');
  await insertUser(target.platform.db, {
    fullName: 'Timed',
    email,
    emailVerifiedAt: new Date(),
    passwordHash,
  });
  const { knownMs, unknownMs, t } = await timeSignIn(target.app, email, signInPairs);
  const told = `${knownMs.toFixed(1)} ms for somebody, ${unknownMs.toFixed(1)} ms for nobody, t = ${t.toFixed(2)}`;
  tell([{ attack: 'time of a wrong password', outcome: told, isRight: Math.abs(t) < tellingT }]);

  const outstayed = outstayWelcome(target, token);
  const amount = { calls: Number(values.calls), seed: Number(values.seed), withLaborious: true };
  const report = await fuzz(target, { ...amount, say });
  const { calls, operations, statuses, slowestMs } = report;
  console.log(`${calls} calls of ${operations} operations; answers: ${JSON.stringify(statuses)}`);
  console.log(`The slowest took ${(slowestMs / 1000).toFixed(1)} s.`);
  tell(await outstayed);
  findings.push(...report.findings);
  for (const finding of report.findings) console.log(`FINDING  ${finding}`);
  console.log(`${findings.length} findings.`);
} finally {
  await target.close();
}
process.exitCode = findings.length === 0 ? 0 : 1;
