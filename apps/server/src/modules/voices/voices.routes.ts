import { speakQuestion as speakQuestionCall } from '@bandwise/contract/voices';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { speakQuestion, speechWaitMs } from './speak-question.ts';
import { speechType } from './stored-speech.ts';

const timeoutMs = 2 * speechWaitMs;

export function registerVoices(app: FastifyInstance, platform: Platform): void {
  registerOperation(
    app,
    speakQuestionCall,
    async ({ body, identity, reply }) => {
      const key = await speakQuestion(platform, identity, body.text, body.voice);
      const { body: sound, sizeBytes } = await platform.storage.get(key);
      return reply.type(speechType).header('Content-Length', sizeBytes).send(sound);
    },
    { timeoutMs },
  );
}
