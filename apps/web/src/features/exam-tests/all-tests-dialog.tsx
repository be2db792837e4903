import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import type { AvailableExam } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Pager } from '../../components/pager.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useAvailableExamsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { AllTestsTable } from './all-tests-table.tsx';
import styles from './all-tests-dialog.module.css';

const perPage = practiceLimits.examsPerPage;

interface AllTestsDialogProps {
  onSelect: (exam: AvailableExam) => void;
  onClose: () => void;
}

export default function AllTestsDialog({ onSelect, onClose }: AllTestsDialogProps) {
  const { t } = useTranslation(['exam-tests', 'common']);
  const titleId = useId();
  const [page, setPage] = useState(0);
  const { data, error } = useAvailableExamsQuery({ limit: perPage, offset: page * perPage });
  const isLast = !data || (page + 1) * perPage >= data.total;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('allTests')}</h2>
      <div className={styles.list}>
        {error && <FailureNotice failure={error as ApiFailure} fallback={t('loadFailed')} />}
        {!data && !error && <Skeleton variant="rounded" height={420} />}
        {data && <AllTestsTable exams={data.items} onSelect={onSelect} />}
      </div>
      <div className={styles.foot}>
        <Pager
          from={page * perPage + 1}
          shown={data?.items.length ?? 0}
          total={data?.total ?? 0}
          onPrevious={page > 0 ? () => setPage(page - 1) : null}
          onNext={isLast ? null : () => setPage(page + 1)}
        />
        <Button variant="text" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
    </Dialog>
  );
}
