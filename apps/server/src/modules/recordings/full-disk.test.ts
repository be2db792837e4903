import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerified } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0;
const mayMount = process.platform === 'linux' && mount('/mnt') && unmount('/mnt');

describe.runIf(mayMount)('an answer on a full disk', () => {
  let disk: string;
  let server: TestServer;
  beforeAll(async () => {
    disk = await mkdtemp(path.join(tmpdir(), 'bandwise-full-disk-'));
    mount(disk);
    server = await startTestServer({ BANDWISE_DATA: disk });
  });
  afterAll(async () => {
    await server.close();
    unmount(disk);
    await rm(disk, { recursive: true, force: true });
  });

  it('is refused in plain words, and taken once there is room', async () => {
    const learner = await registerVerified(server);
    const session = await startSession(server.app, learner);
    const kept = await upload(server.app, learner, toneWav(2), { session_id: session.id, question_order: 1 });
    expect(kept.status).toBe(200);

    const film = path.join(disk, 'film');
    const { bavail, bsize } = await statfs(disk);
    await writeFile(film, Buffer.alloc((bavail - 1) * bsize));
    const answer = toneWav(20);
    const send = () =>
      upload(server.app, learner, answer, {
        session_id: session.id,
        question_order: 2,
        idempotency_key: 'sent-until-there-is-room',
      });
    expect(await send()).toMatchObject({ status: 507, body: { code: 'storage_full' } });

    await unlink(film);
    const taken = await send();
    expect(taken.status).toBe(200);
    expect((await send()).body.audio_id).toBe(taken.body.audio_id);
    expect((await server.platform.storage.stat(kept.body.file_path))?.sizeBytes).toBe(kept.body.bytes);
  });
});
