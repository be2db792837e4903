import { z } from 'zod';
import { optionalText } from './optional-text.ts';
import { StartupError } from './startup-error.ts';

/** Where each provider answers unless told otherwise. Azure has an address for each customer, another endpoint its own. */
const baseUrls = {
  openai: 'https://api.openai.com/v1',
  deepseek: 'https://api.deepseek.com',
  kimi: 'https://api.moonshot.cn/v1',
  spark: 'https://spark-api-open.xf-yun.com/v1',
  baichuan: 'https://api.baichuan-ai.com/v1',
  azure: undefined,
  compatible: undefined,
} as const;

export type ModelProvider = keyof typeof baseUrls;
const modelProviders = Object.keys(baseUrls) as ModelProvider[];
const speechEngines = ['embedded', 'azure'] as const;
type SpeechEngine = (typeof speechEngines)[number];

/** What a header can hold. */
const optionalKey = optionalText.pipe(
  z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'not a key')
    .optional(),
);
const optionalUrl = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional());
const speechEngine = z.enum(['', ...speechEngines]).default('embedded');
const price = z.coerce.number().min(0).max(10_000).optional();

export const providerEnvironment = {
  EXAMINER_PROVIDER: z.enum(['', 'embedded', ...modelProviders]).default('embedded'),
  EXAMINER_API_KEY: optionalKey,
  EXAMINER_MODEL: optionalText,
  EXAMINER_BASE_URL: optionalUrl,
  EXAMINER_API_VERSION: z.string().min(1).default('2024-10-21'),
  EXAMINER_TIMEOUT_SEC: z.coerce.number().min(0.1).max(35).default(30),
  EXAMINER_INPUT_PRICE: price,
  EXAMINER_OUTPUT_PRICE: price,
  RECOGNITION_PROVIDER: speechEngine,
  PRONUNCIATION_PROVIDER: speechEngine,
  VOICES_PROVIDER: speechEngine,
  AZURE_SPEECH_KEY: optionalKey,
  AZURE_SPEECH_REGION: optionalText.pipe(
    z
      .string()
      .regex(/^[a-z0-9]+$/, 'a region as in "westeurope"')
      .optional(),
  ),
  AZURE_SPEECH_ENDPOINT: optionalUrl,
  AZURE_SPEECH_TIMEOUT_SEC: z.coerce.number().min(0.1).max(20).default(15),
  PROVIDER_CALLS_PER_DAY: z.coerce.number().int().min(0).default(300),
  PROVIDER_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(300_000),
};
type ProviderEnvironment = z.infer<z.ZodObject<typeof providerEnvironment>>;

export interface ModelSettings {
  provider: ModelProvider;
  baseUrl: string;
  /** Some servers of one's own ask for none. */
  apiKey: string | undefined;
  /** With Azure, the name of the deployment. */
  model: string;
  azureApiVersion: string;
  timeoutMs: number;
  /** For a million tokens, in whatever currency the bill has. */
  inputPrice: number | undefined;
  outputPrice: number | undefined;
}

export interface AzureSpeechSettings {
  key: string;
  recognitionUrl: string;
  voicesUrl: string;
  timeoutMs: number;
}

/** Engines outside; whatever is undefined or `embedded` is done here. */
export interface ProviderSettings {
  examiner: ModelSettings | undefined;
  azureSpeech: AzureSpeechSettings | undefined;
  recognition: SpeechEngine;
  pronunciation: SpeechEngine;
  voices: SpeechEngine;
  callsPerUserAndDay: number;
  tokensPerUserAndDay: number;
}

export function readProviders(env: ProviderEnvironment): ProviderSettings {
  const engines = {
    recognition: env.RECOGNITION_PROVIDER || 'embedded',
    pronunciation: env.PRONUNCIATION_PROVIDER || 'embedded',
    voices: env.VOICES_PROVIDER || 'embedded',
  } as const;
  const wantsAzure = Object.values(engines).includes('azure');
  return {
    examiner: readExaminer(env),
    azureSpeech: wantsAzure ? readAzureSpeech(env) : undefined,
    ...engines,
    callsPerUserAndDay: env.PROVIDER_CALLS_PER_DAY,
    tokensPerUserAndDay: env.PROVIDER_TOKENS_PER_DAY,
  };
}

function readExaminer(env: ProviderEnvironment): ModelSettings | undefined {
  const provider = env.EXAMINER_PROVIDER;
  if (provider === '' || provider === 'embedded') return undefined;
  const baseUrl = env.EXAMINER_BASE_URL ?? baseUrls[provider];
  if (baseUrl === undefined)
    throw new StartupError(`EXAMINER_PROVIDER=${provider} has no address of its own: set EXAMINER_BASE_URL.`);
  if (env.EXAMINER_MODEL === undefined)
    throw new StartupError(
      `EXAMINER_PROVIDER is set: EXAMINER_MODEL is needed too${provider === 'azure' ? ' (the name of your deployment)' : ''}.`,
    );
  if (env.EXAMINER_API_KEY === undefined && provider !== 'compatible')
    throw new StartupError(`EXAMINER_PROVIDER=${provider} needs EXAMINER_API_KEY.`);
  return {
    provider,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: env.EXAMINER_API_KEY,
    model: env.EXAMINER_MODEL,
    azureApiVersion: env.EXAMINER_API_VERSION,
    timeoutMs: 1000 * env.EXAMINER_TIMEOUT_SEC,
    inputPrice: env.EXAMINER_INPUT_PRICE,
    outputPrice: env.EXAMINER_OUTPUT_PRICE,
  };
}

function readAzureSpeech(env: ProviderEnvironment): AzureSpeechSettings {
  if (env.AZURE_SPEECH_KEY === undefined)
    throw new StartupError('An engine is set to azure: AZURE_SPEECH_KEY is needed too.');
  const { AZURE_SPEECH_ENDPOINT: endpoint, AZURE_SPEECH_REGION: region } = env;
  if (endpoint === undefined && region === undefined)
    throw new StartupError(
      'An engine is set to azure: AZURE_SPEECH_REGION or AZURE_SPEECH_ENDPOINT is needed too.',
    );
  // Azure in China is a cloud of its own.
  const domain = region?.startsWith('china') === true ? 'speech.azure.cn' : 'speech.microsoft.com';
  const hostOf = (service: 'stt' | 'tts') =>
    endpoint === undefined
      ? `https://${region ?? ''}.${service}.${domain}`
      : `${endpoint.replace(/\/+$/, '')}/${service}`;
  return {
    key: env.AZURE_SPEECH_KEY,
    recognitionUrl: `${hostOf('stt')}/speech/recognition/conversation/cognitiveservices/v1`,
    voicesUrl: `${hostOf('tts')}/cognitiveservices/v1`,
    timeoutMs: 1000 * env.AZURE_SPEECH_TIMEOUT_SEC,
  };
}
