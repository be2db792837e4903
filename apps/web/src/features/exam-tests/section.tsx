import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../components/failure-notice.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import styles from './exam-tests-page.module.css';

interface SectionProps {
  title: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  result: { isLoading: boolean; isError: boolean; error?: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** A titled list of the hub; one that could not be loaded says so and offers to try again. */
export function Section({ title, aside, result, children }: SectionProps) {
  const { t } = useTranslation(['exam-tests', 'common']);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={result.isLoading}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {result.isError ? (
        <div className={styles.failure}>
          <FailureNotice failure={result.error as ApiFailure} fallback={t('loadFailed')} />
          <Button variant="outlined" onClick={() => void result.refetch()}>
            {t('common:action.tryAgain')}
          </Button>
        </div>
      ) : (
        children
      )}
    </section>
  );
}
