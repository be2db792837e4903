import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const key = 'sk-never-to-be-seen-4711';

describe('an engine outside', () => {
  it.each([
    ['openai', 'https://api.openai.com/v1'],
    ['deepseek', 'https://api.deepseek.com'],
    ['kimi', 'https://api.moonshot.cn/v1'],
    ['spark', 'https://spark-api-open.xf-yun.com/v1'],
    ['baichuan', 'https://api.baichuan-ai.com/v1'],
  ])('%s answers at %s', (name, url) => {
    const { providers } = readSettings({
      EXAMINER_PROVIDER: name,
      EXAMINER_MODEL: 'm',
      EXAMINER_API_KEY: key,
    });
    expect(providers.examiner?.baseUrl).toBe(url);
  });

  it.each([
    [{ EXAMINER_PROVIDER: 'openai', EXAMINER_API_KEY: key }, 'EXAMINER_MODEL'],
    [{ EXAMINER_PROVIDER: 'openai', EXAMINER_MODEL: 'm' }, 'EXAMINER_API_KEY'],
    [{ EXAMINER_PROVIDER: 'azure', EXAMINER_MODEL: 'm', EXAMINER_API_KEY: key }, 'EXAMINER_BASE_URL'],
    [{ EXAMINER_PROVIDER: 'compatible', EXAMINER_BASE_URL: 'file:///etc' }, 'EXAMINER_BASE_URL'],
    [
      { EXAMINER_PROVIDER: 'openai', EXAMINER_MODEL: 'm', EXAMINER_API_KEY: `${key}\n${key}` },
      'EXAMINER_API_KEY',
    ],
    [{ VOICES_PROVIDER: 'azure' }, 'AZURE_SPEECH_KEY'],
    [{ VOICES_PROVIDER: 'azure', AZURE_SPEECH_KEY: key }, 'AZURE_SPEECH_REGION'],
    [{ VOICES_PROVIDER: 'azure', AZURE_SPEECH_KEY: key, AZURE_SPEECH_REGION: 'a/b' }, 'AZURE_SPEECH_REGION'],
  ])('half a configuration is told at the start: %j', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
    expect(() => readSettings(environment)).not.toThrow(key);
  });

  it.each([
    [{ AZURE_SPEECH_REGION: 'westeurope' }, 'https://westeurope.stt.speech.microsoft.com/speech/'],
    [{ AZURE_SPEECH_REGION: 'chinanorth3' }, 'https://chinanorth3.stt.speech.azure.cn/speech/'],
    [{ AZURE_SPEECH_ENDPOINT: 'https://own.example/' }, 'https://own.example/stt/speech/'],
  ])('Azure speech answers where %j says', (environment, url) => {
    const { azureSpeech } = readSettings({
      RECOGNITION_PROVIDER: 'azure',
      AZURE_SPEECH_KEY: key,
      ...environment,
    }).providers;
    expect(azureSpeech?.recognitionUrl).toContain(url);
  });
});
