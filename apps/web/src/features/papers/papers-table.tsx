import Button from '@mui/material/Button';
import type { PaperSummary } from '@bandwise/contract/papers';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../components/card-table.tsx';
import { Chip } from '../../components/chip.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { formatDay } from '../../lib/format.ts';
import { notifyFailure } from '../../lib/notify-failure.ts';
import { notify } from '../../lib/notify.ts';
import { useSetPaperRetiredMutation } from './papers-api.ts';
import styles from './papers-page.module.css';

interface PapersTableProps {
  papers: PaperSummary[];
}

export function PapersTable({ papers }: PapersTableProps) {
  const { t } = useTranslation('papers');
  const [setRetired] = useSetPaperRetiredMutation();

  async function change({ exam_code: code, is_retired: isRetired }: PaperSummary) {
    const { error } = await setRetired({ code, isRetired: !isRetired });
    if (error) notifyFailure(error as ApiFailure, t('changeFailed'));
    else notify('success', isRetired ? t('offeredAgain', { code }) : t('retired', { code }));
  }

  return (
    <CardTable
      label={t('title')}
      heads={[t('code'), t('questions'), t('version'), t('updated'), t('status'), t('action')]}
      hasActions
      className={styles.table}
    >
      {papers.map((paper) => (
        <PaperRow key={paper.exam_code} paper={paper} onChange={() => void change(paper)} />
      ))}
    </CardTable>
  );
}

interface PaperRowProps {
  paper: PaperSummary;
  onChange: () => void;
}

function PaperRow({ paper, onChange }: PaperRowProps) {
  const { t, i18n } = useTranslation('papers');
  const { exam_code: code, is_retired: isRetired } = paper;
  return (
    <tr>
      <td className="strong">{code}</td>
      <td className="figures">
        {t('counts', { one: paper.part1_count, two: paper.part2_count, three: paper.part3_count })}
      </td>
      <td className="figures" data-wide-only>
        {paper.version}
      </td>
      <td className="figures" data-wide-only>
        {formatDay(paper.updated_at, i18n.language)}
      </td>
      <td className={styles.status}>
        {isRetired ? (
          <Chip icon="block" label={t('isRetired')} />
        ) : (
          <Chip tone="success" icon="check" label={t('isOffered')} />
        )}
      </td>
      <td>
        <Button
          variant="text"
          size="small"
          aria-label={isRetired ? t('offerCode', { code }) : t('retireCode', { code })}
          onClick={onChange}
        >
          {isRetired ? t('offer') : t('retire')}
        </Button>
      </td>
    </tr>
  );
}
