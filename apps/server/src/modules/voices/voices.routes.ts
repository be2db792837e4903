import { synthesizeSpeech } from '@bandwise/contract/coaching';
import { speakQuestion as speakQuestionCall } from '@bandwise/contract/voices';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { azureSpeechType } from '../providers/azure-speech/speak-with-azure.ts';
import { speechWaitMs } from './render-and-wait.ts';
import { speakQuestion } from './speak-question.ts';
import { speakText } from './speak-text.ts';
import { speechType } from './stored-speech.ts';

const timeoutMs = 2 * speechWaitMs;

const typeOf = (key: string) => (key.endsWith('.mp3') ? azureSpeechType : speechType);

export function registerVoices(app: FastifyInstance, platform: Platform): void {
  const sendSpeech = async (reply: FastifyReply, key: string) => {
    const { body: sound, sizeBytes } = await platform.storage.get(key);
    return reply.type(typeOf(key)).header('Content-Length', sizeBytes).send(sound);
  };

  registerOperation(
    app,
    speakQuestionCall,
    async ({ body, identity, reply }) =>
      sendSpeech(reply, await speakQuestion(platform, identity, body.text, body.voice)),
    { timeoutMs },
  );

  registerOperation(
    app,
    synthesizeSpeech,
    async ({ body, identity, reply }) =>
      sendSpeech(reply, await speakText(platform, identity, body.text, body.voice_id)),
    { timeoutMs },
  );
}
