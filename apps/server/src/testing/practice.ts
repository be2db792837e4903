import { createHash, randomUUID } from 'node:crypto';
import type { Recording } from '@bandwise/contract/audio-session';
import type { Session } from '@bandwise/contract/exam-tests';
import { apiBasePath, practiceLimits } from '@bandwise/contract/limits';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import type { FastifyInstance } from 'fastify';
import { call, type Person } from './person.ts';

const { sampleRateHz } = practiceLimits;

/** Loud enough to be an answer; every `hz` gives other bytes. */
export function toneWav(seconds: number, hz = 220): Buffer {
  const samples = Float32Array.from(
    { length: Math.round(seconds * sampleRateHz) },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * hz * index) / sampleRateHz),
  );
  return Buffer.from(writeWav({ samples, sampleRateHz }));
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Any code of the papers that ship. */
export const startSession = async (app: FastifyInstance, person: Person, examCode = 'C1T1P3') => {
  const reply = await call<Session>(app, 'POST', '/exam-tests/sessions', {
    token: person.token,
    body: { exam_code: examCode, force_new: true },
  });
  if (reply.status !== 200) throw new Error(`no session: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

type Uploaded = Recording & { audio_id: number; code?: string; detail?: unknown };

export function answerForm(file: Uint8Array<ArrayBuffer>, fields: Record<string, string | number>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([file], { type: 'audio/wav' }), 'answer.wav');
  return form;
}

/** As the browser does it; a key and a checksum of its own unless told otherwise. */
export async function upload(
  app: FastifyInstance,
  person: Person,
  file: Buffer,
  fields: Record<string, string | number>,
): Promise<{ status: number; body: Uploaded }> {
  const form = answerForm(new Uint8Array(file), {
    idempotency_key: randomUUID(),
    sha256: sha256Of(file),
    ...fields,
  });
  const encoded = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: `${apiBasePath}/audio-session/upload`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** A Part 2 whose two answers were given and count; whoever listens to them is somebody else's business. */
export async function practisePart2(
  app: FastifyInstance,
  person: Person,
): Promise<{ id: number; audioIds: [number, number] }> {
  const { id } = await startSession(app, person, 'C1T1P2');
  const answer = async (order: number) => {
    const { body } = await upload(app, person, toneWav(1), { session_id: id, question_order: order });
    await call(app, 'POST', `/exam-tests/sessions/${id}/next-question?audio_id=${body.audio_id}`, person);
    return body.audio_id;
  };
  return { id, audioIds: [await answer(1), await answer(2)] };
}
