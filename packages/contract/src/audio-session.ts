import { z } from 'zod';
import { idSchema } from './exam-tests.ts';
import { operation } from './operation.ts';

/** waiting: in the queue; waiting_for_models: the server still fetches what it listens with. */
export const analysisStates = ['waiting', 'waiting_for_models', 'done', 'failed'] as const;

const recordingSchema = z.object({
  id: z.int(),
  session_id: z.int(),
  question_order: z.int(),
  /** Below `/files/`. */
  file_path: z.string(),
  transcription: z.string().nullable(),
  /** Seconds. */
  duration: z.number(),
  created_at: z.iso.datetime(),
  bytes: z.int(),
  sha256: z.string(),
  analysis: z.enum(analysisStates),
});
export type Recording = z.infer<typeof recordingSchema>;

const sha256Schema = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits');

export const uploadAnswer = operation({
  method: 'POST',
  path: '/audio-session/upload',
  access: 'signed-in',
  summary: 'One answer as a WAV file; acknowledged once it is safely stored',
  form: z.object({
    session_id: idSchema,
    /** Left out: the question that the session stands at. */
    question_order: idSchema.optional(),
    /** Made by the caller for each recording: sending it again answers the same recording. */
    idempotency_key: z.string().min(8).max(100).optional(),
    /** Of the file; an upload that differs is refused. */
    sha256: sha256Schema.optional(),
  }),
  reply: recordingSchema.extend({ audio_id: z.int() }),
});

export const listRecordings = operation({
  method: 'GET',
  path: '/audio-session/recordings',
  access: 'signed-in',
  summary: 'The answers of a session, one for each question',
  query: z.object({ session_id: idSchema }),
  reply: z.object({ items: z.array(recordingSchema), total: z.int() }),
});

export const transcribeRecording = operation({
  method: 'POST',
  path: '/audio-session/transcribe',
  access: 'signed-in',
  summary:
    'What was understood of an answer; null while it is being listened to. One that failed is tried again',
  body: z.object({ audio_id: idSchema }),
  reply: z.object({
    audio_id: z.int(),
    transcription: z.string().nullable(),
    analysis: z.enum(analysisStates),
  }),
});
