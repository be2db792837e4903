import { parseArgs } from 'node:util';
import { insertUser } from '../src/modules/accounts/users.repository.ts';
import { hashPassword } from '../src/modules/accounts/passwords.ts';
import { attackConnections } from './attack-connections.ts';
import { fuzz } from './fuzz.ts';
import { openTarget } from './open-target.ts';
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
try {
  console.log(`Seed ${values.seed}`);
  const connections = await attackConnections(target, say);
  for (const { attack, outcome, isRight } of connections) {
    console.log(`${isRight ? 'ok' : 'FINDING'}  ${attack}: ${outcome}`);
    if (!isRight) findings.push(attack);
  }

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
  console.log(`${Math.abs(t) < tellingT ? 'ok' : 'FINDING'}  time of a wrong password: ${told}`);
  if (Math.abs(t) >= tellingT) findings.push('time of a wrong password');

  const amount = { calls: Number(values.calls), seed: Number(values.seed), withLaborious: true };
  const report = await fuzz(target, { ...amount, say });
  const { calls, operations, statuses, slowestMs } = report;
  console.log(`${calls} calls of ${operations} operations; answers: ${JSON.stringify(statuses)}`);
  console.log(`The slowest took ${(slowestMs / 1000).toFixed(1)} s.`);
  findings.push(...report.findings);
  for (const finding of report.findings) console.log(`FINDING  ${finding}`);
  console.log(`${findings.length} findings.`);
} finally {
  await target.close();
}
process.exitCode = findings.length === 0 ? 0 : 1;
