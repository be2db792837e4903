import { useTranslation } from 'react-i18next';
import texts from '../../i18n/en/debug.json';

type KnownJob = keyof typeof texts.job;

const isKnown = (job: string): job is KnownJob => Object.hasOwn(texts.job, job);

/** The work that an engine does, in words; one of a newer server as it is called there. */
export function useJobName(): (job: string) => string {
  const { t } = useTranslation('debug');
  return (job) => (isKnown(job) ? t(`job.${job}`) : job);
}
