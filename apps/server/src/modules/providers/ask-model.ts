import type { Prompt } from '@bandwise/examiner/llm/write-prompt';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import type { ModelProvider, ModelSettings } from '../../platform/provider-settings.ts';
import { askTwice } from './ask-twice.ts';
import type { Asked, Usage } from './call-outside.ts';
import { OutsideError } from './outside-error.ts';

/** A report has about 1,200 tokens. The rest is for models that think first; small ones have no room for more. */
const replyMaxTokens = 4_000;
/** Where thinking is counted too, and the room is large. */
const completionMaxTokens = 8_000;
const replyMaxBytes = 256 * 1024;

/** Who writes nothing but JSON when asked to; the others are asked by the prompt alone. */
const hasJsonMode = new Set<ModelProvider>(['openai', 'azure', 'deepseek', 'kimi']);
/** Whose newer models refuse the older name of the limit. */
const countsCompletion = new Set<ModelProvider>(['openai', 'azure']);

const envelopeSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});

/** Asks an OpenAI-compatible endpoint; `read` throws where nothing can be made of what the model wrote. */
export async function askModel<Result>(
  platform: Platform,
  settings: ModelSettings,
  prompt: Prompt,
  read: (written: string) => Result,
  asked: Asked,
): Promise<Result> {
  const { provider, model, apiKey } = settings;
  return askTwice(
    platform,
    {
      provider,
      job: 'examiner',
      model,
      url: endpointOf(settings),
      headers: { 'content-type': 'application/json', ...authorisation(settings) },
      body: JSON.stringify({
        ...(provider === 'azure' ? {} : { model }),
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ],
        ...(countsCompletion.has(provider)
          ? { max_completion_tokens: completionMaxTokens }
          : { max_tokens: replyMaxTokens }),
        ...(hasJsonMode.has(provider) ? { response_format: { type: 'json_object' } } : {}),
      }),
      // The instructions are the same each time and would leave no room for the rest.
      logged: { model, user: prompt.user },
      timeoutMs: settings.timeoutMs,
      replyMaxBytes,
      secret: apiKey,
      read(reply, tell) {
        const envelope = parseEnvelope(reply);
        const [choice] = envelope.choices;
        const written = choice?.message.content ?? '';
        tell(usageOf(envelope.usage, settings), { finish_reason: choice?.finish_reason, content: written });
        if (choice?.finish_reason === 'length') throw new OutsideError('nonsense', 'the reply was cut short');
        if (written === '') throw new OutsideError('nonsense', 'an empty reply');
        return read(written);
      },
    },
    asked,
  );
}

function endpointOf({ provider, baseUrl, model, azureApiVersion }: ModelSettings): string {
  if (provider !== 'azure') return `${baseUrl}/chat/completions`;
  const version = encodeURIComponent(azureApiVersion);
  return `${baseUrl}/openai/deployments/${encodeURIComponent(model)}/chat/completions?api-version=${version}`;
}

function authorisation({ provider, apiKey }: ModelSettings): Record<string, string> {
  if (apiKey === undefined) return {};
  return provider === 'azure' ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

function parseEnvelope(reply: Buffer): z.infer<typeof envelopeSchema> {
  try {
    return envelopeSchema.parse(JSON.parse(reply.toString('utf8')));
  } catch {
    throw new OutsideError('nonsense', 'not a chat completion');
  }
}

const perMillion = 1_000_000;

function usageOf(
  usage: z.infer<typeof envelopeSchema>['usage'],
  { inputPrice, outputPrice }: ModelSettings,
): Usage {
  if (usage == null) return { inputTokens: null, outputTokens: null, cost: null };
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
  const cost =
    inputPrice === undefined || outputPrice === undefined
      ? null
      : (inputTokens * inputPrice + outputTokens * outputPrice) / perMillion;
  return { inputTokens, outputTokens, cost };
}
