import type { AvailableExam, ExamPart } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { partsOf } from '../../lib/exam-tests/exam-parts.ts';
import styles from './start-dialog.module.css';

interface PartChoiceProps {
  exam: AvailableExam | null;
  part: ExamPart | null;
  onChoose: (part: ExamPart) => void;
}

export function PartChoice({ exam, part: chosen, onChoose }: PartChoiceProps) {
  const { t } = useTranslation(['exam-tests', 'exam']);
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.label}>{t('startDialog.part')}</legend>
      {!exam && <p className="body2 text2">{t('startDialog.chooseTestFirst')}</p>}
      {exam &&
        partsOf(exam).map(({ part, questions }) => (
          <label key={part} className={styles.part}>
            <input
              type="radio"
              name="part"
              value={part}
              checked={part === chosen}
              onChange={() => onChoose(part)}
            />
            <span>{t(`exam:partName.${part}`)}</span>
            <span className="caption text2">{t('exam:questions', { total: questions })}</span>
          </label>
        ))}
    </fieldset>
  );
}
