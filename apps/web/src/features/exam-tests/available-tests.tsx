import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { AvailableExam } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useAvailableExamsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import styles from './exam-tests-page.module.css';
import { PartCounts } from './part-counts.tsx';
import { Section } from './section.tsx';

interface AvailableTestsProps {
  onStart: (exam: AvailableExam) => void;
}

export function AvailableTests({ onStart }: AvailableTestsProps) {
  const { t } = useTranslation('exam-tests');
  // Here as in other lists, what arrives is drawn in small steps, and a press in between is answered.
  const result = useDeferredValue(useAvailableExamsQuery({ random_limit: practiceLimits.randomExams }));
  const { data, isFetching } = result;
  const others = (
    <Button
      variant="text"
      size="small"
      className={styles.aside}
      startIcon={<Icon name="refresh" sizePx={16} />}
      onClick={() => void result.refetch()}
    >
      {t('showOthers')}
    </Button>
  );
  return (
    <Section title={t('availableTitle')} aside={others} result={result}>
      {data?.items.length === 0 && <p className="text2">{t('availableEmpty')}</p>}
      <ul className={styles.available} aria-busy={isFetching}>
        {!data &&
          Array.from({ length: practiceLimits.randomExams }, (_, index) => (
            <li key={index}>
              <Skeleton variant="rounded" height={220} />
            </li>
          ))}
        {data?.items.map((exam) => (
          <li key={exam.exam_code} className={`card ${styles.exam}`}>
            <p className="caption text2">
              {t('bookTest', { book: exam.cambridge_book, test: exam.test_number })}
            </p>
            <h3 className={styles.code}>{exam.exam_code}</h3>
            <PartCounts exam={exam} />
            <Button
              variant="soft"
              fullWidth
              aria-label={t('startCode', { code: exam.exam_code })}
              onClick={() => onStart(exam)}
            >
              {t('start')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
