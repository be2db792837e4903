import { practiceLimits } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BusyButton } from '../../components/busy-button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useAvailableExamsQuery, useLazyAvailableExamsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { partsOf } from '../../lib/exam-tests/exam-parts.ts';
import { useStartPractice } from '../../lib/exam-tests/use-start-practice.ts';
import { formatNumber } from '../../lib/format.ts';
import styles from './dashboard-page.module.css';

export function DashboardActions() {
  const { t, i18n } = useTranslation('dashboard');
  const navigate = useNavigate();
  const counted = useAvailableExamsQuery({ limit: practiceLimits.examsFetchedForCount });
  const [draw] = useLazyAvailableExamsQuery();
  const { start } = useStartPractice();
  const [isStarting, setIsStarting] = useState(false);

  /** A random test from its first part; whatever goes wrong, the list of tests is the way on. */
  async function startPractice() {
    setIsStarting(true);
    const { data } = await draw({ random_limit: 1 });
    const exam = data?.items[0];
    const first = exam && partsOf(exam)[0];
    const failure = first ? await start(exam.exam_code, first.part) : 'nothing to start';
    setIsStarting(false);
    if (failure) void navigate('/exam-tests');
  }

  const total = counted.data && formatNumber(counted.data.total, i18n.language);
  return (
    <div className={styles.actions}>
      <ButtonLink variant="outlined" to="/exam-tests">
        {total ? t('examTests', { total }) : t('examTestsLoading')}
      </ButtonLink>
      <BusyButton
        variant="contained"
        startIcon={<Icon name="microphone" />}
        isBusy={isStarting}
        busyLabel={t('starting')}
        onClick={() => void startPractice()}
      >
        {t('startPractice')}
      </BusyButton>
    </div>
  );
}
