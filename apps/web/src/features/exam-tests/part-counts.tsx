import type { AvailableExam } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import styles from './exam-tests-page.module.css';

interface PartCountsProps {
  exam: AvailableExam;
}

export function PartCounts({ exam }: PartCountsProps) {
  const { t } = useTranslation(['exam-tests', 'exam']);
  const counts = [exam.part1_count, exam.part2_count, exam.part3_count];
  return (
    <div role="group" aria-label={t('questionsPerPart')}>
      <dl className={styles.parts}>
        {counts.map((count, index) => (
          <div key={index}>
            <dt>{t('exam:part', { part: index + 1 })}</dt>
            <dd className="figures">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
