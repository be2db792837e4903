import Button from '@mui/material/Button';
import type { AvailableExam } from '@bandwise/contract/exam-tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { AvailableTests } from './available-tests.tsx';
import { CompletedTests } from './completed-tests.tsx';
import { ContinueTests } from './continue-tests.tsx';
import styles from './exam-tests-page.module.css';

const StartDialog = onDemand(() => import('./start-dialog.tsx'));
const AllTestsDialog = onDemand(() => import('./all-tests-dialog.tsx'));

type OpenDialog = { name: 'start'; exam: AvailableExam | null } | { name: 'all' } | null;

export default function ExamTestsPage() {
  const { t } = useTranslation(['exam-tests', 'exam']);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  usePageTitle(t('title'));

  const close = () => setDialog(null);
  const chooseExam = (exam: AvailableExam | null) => setDialog({ name: 'start', exam });
  return (
    <>
      <BackLink to="/dashboard" label={t('exam:backToDashboard')} />
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <Button variant="outlined" onClick={() => setDialog({ name: 'all' })}>
          {t('allTests')}
        </Button>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => chooseExam(null)}>
          {t('startNew')}
        </Button>
      </div>
      <ContinueTests />
      <AvailableTests onStart={chooseExam} />
      <CompletedTests />
      {dialog?.name === 'start' && <StartDialog chosen={dialog.exam} onClose={close} />}
      {dialog?.name === 'all' && <AllTestsDialog onSelect={chooseExam} onClose={close} />}
    </>
  );
}
