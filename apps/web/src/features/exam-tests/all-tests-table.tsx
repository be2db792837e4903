import Button from '@mui/material/Button';
import type { AvailableExam } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import styles from './all-tests-dialog.module.css';

interface AllTestsTableProps {
  exams: AvailableExam[];
  onSelect: (exam: AvailableExam) => void;
}

/** On a phone every row is a card; the labels that the head gives elsewhere stand in each cell then. */
export function AllTestsTable({ exams, onSelect }: AllTestsTableProps) {
  const { t } = useTranslation('exam-tests');
  const heads = [
    t('allDialog.code'),
    t('allDialog.book'),
    t('allDialog.testNumber'),
    t('allDialog.part', { part: 1 }),
    t('allDialog.part', { part: 2 }),
    t('allDialog.part', { part: 3 }),
    t('allDialog.total'),
  ];
  return (
    <table className={`table ${styles.table}`} aria-label={t('allTests')}>
      <thead>
        <tr>
          {[...heads, t('allDialog.action')].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {exams.map((exam) => (
          <tr key={exam.exam_code}>
            {valuesOf(exam).map((value, index) => (
              <td key={heads[index]} data-label={heads[index]} className="figures">
                {value}
              </td>
            ))}
            <td>
              <Button
                variant="soft"
                size="small"
                aria-label={t('allDialog.selectCode', { code: exam.exam_code })}
                onClick={() => onSelect(exam)}
              >
                {t('allDialog.select')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const valuesOf = (exam: AvailableExam) => [
  exam.exam_code,
  exam.cambridge_book,
  exam.test_number,
  exam.part1_count,
  exam.part2_count,
  exam.part3_count,
  exam.part1_count + exam.part2_count + exam.part3_count,
];
