import { z } from 'zod';
import { spokenTextMaxLength } from './limits.ts';
import { operation } from './operation.ts';

export const speakQuestion = operation({
  method: 'POST',
  path: '/ai/tts/question',
  access: 'signed-in',
  summary:
    'A question read aloud, by a voice with that id or one drawn by lot: FLAC, or MP3 where Azure speaks',
  body: z.object({
    text: z.string().trim().min(1).max(spokenTextMaxLength),
    voice: z.string().max(40).default('random'),
  }),
  produces: 'audio/*',
});
