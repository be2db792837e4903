import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { useSkillProgressQuery } from '../../lib/progress/progress-api.ts';
import styles from './progress-page.module.css';
import { SkillCard } from './skill-card.tsx';
import { WhatImproved } from './what-improved.tsx';

export function SkillProgress() {
  const { t } = useTranslation('progress');
  const { data, error, isLoading, refetch } = useSkillProgressQuery(undefined);
  useFailureToast(error, t('failed.skills'));
  return (
    <section aria-labelledby="skill-progress">
      <h2 id="skill-progress" className={styles.sectionTitle}>
        {t('skillProgress')}
      </h2>
      {isLoading && <Skeleton variant="rounded" height={220} />}
      {error && <LoadFailure failure={error} text={t('failed.skills')} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text2">{t('noSkills')}</p>}
      {data && data.items.length > 0 && (
        <>
          <WhatImproved skills={data.items} scored={data.scored_sessions} needed={data.sessions_to_compare} />
          <ul className={styles.skills}>
            {data.items.map((skill) => (
              <SkillCard key={skill.criterion} skill={skill} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
