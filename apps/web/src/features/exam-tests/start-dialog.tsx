import Dialog from '@mui/material/Dialog';
import type { AvailableExam, ExamPart } from '@bandwise/contract/exam-tests';
import { listLimitMax } from '@bandwise/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Select } from '../../components/select.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useAvailableExamsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { useStartPractice } from '../../lib/exam-tests/use-start-practice.ts';
import styles from './start-dialog.module.css';
import { PartChoice } from './part-choice.tsx';

interface StartDialogProps {
  chosen: AvailableExam | null;
  onClose: () => void;
}

export default function StartDialog({ chosen, onClose }: StartDialogProps) {
  const { t } = useTranslation('exam-tests');
  const id = useId();
  const { data, error } = useAvailableExamsQuery({ limit: listLimitMax });
  const { start, isStarting } = useStartPractice();
  const [exam, setExam] = useState(chosen);
  const [part, setPart] = useState<ExamPart | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const listed = data?.items ?? [];
  const isListed = listed.some(({ exam_code: code }) => code === exam?.exam_code);
  const exams = exam && !isListed ? [exam, ...listed] : listed;

  async function startChosen() {
    if (exam && part) setFailure(await start(exam.exam_code, part));
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('startNew')}</h2>
      <label className={styles.label} htmlFor={`${id}-test`}>
        {t('startDialog.test')}
      </label>
      <Select
        id={`${id}-test`}
        value={exam?.exam_code ?? ''}
        onChange={({ target }) => {
          setExam(exams.find(({ exam_code: code }) => code === target.value) ?? null);
          setPart(null);
        }}
      >
        <option value="" disabled>
          {t('startDialog.chooseTest')}
        </option>
        {exams.map(({ exam_code: code, cambridge_book: book, test_number: test }) => (
          <option key={code} value={code}>
            {t('startDialog.option', { code, book, test })}
          </option>
        ))}
      </Select>
      <PartChoice exam={exam} part={part} onChoose={setPart} />
      {error && <FailureNotice failure={error as ApiFailure} fallback={t('loadFailed')} />}
      <FailureNotice failure={failure} fallback={t('startFailed')} />
      <DialogButtons onCancel={onClose}>
        <BusyButton
          variant="contained"
          disabled={!exam || !part || isStarting}
          isBusy={isStarting}
          busyLabel={t('startDialog.starting')}
          onClick={() => void startChosen()}
        >
          {t('start')}
        </BusyButton>
      </DialogButtons>
    </Dialog>
  );
}
