import { ModelError } from '@bandwise/speech/models/model-error';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, PostponedJob } from '../../platform/queue/job.ts';
import { speakModelJob } from './speak-model.ts';
import { prepareModel } from './prepare-model.ts';

export const speakModelHandler = (platform: Platform) =>
  handleJob(speakModelJob, async ({ text }) => {
    try {
      await prepareModel(platform, text);
    } catch (error) {
      throw error instanceof ModelError ? new PostponedJob(error.message) : error;
    }
  });
