import type { Health } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chip.tsx';
import type { ChipTone } from '../../../components/chip.tsx';
import type { IconName } from '../../../components/icon.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { formatMs } from '../format-ms.ts';
import { healthWords } from './health-words.ts';
import styles from './quick.module.css';

type Part = Health['parts'][number];

const looks: Record<Part['state'], { tone: ChipTone; icon: IconName }> = {
  ok: { tone: 'success', icon: 'check' },
  warning: { tone: 'warning', icon: 'warning' },
  failing: { tone: 'error', icon: 'close' },
  off: { tone: 'plain', icon: 'block' },
};

interface HealthPartsProps {
  parts: readonly Part[];
}

export function HealthParts({ parts }: HealthPartsProps) {
  const { t, i18n } = useTranslation('debug');
  return (
    <table className={`table ${styles.health}`} aria-label={t('health.parts')}>
      <thead>
        <tr>
          <th scope="col">{t('health.part')}</th>
          <th scope="col">{t('health.state')}</th>
          <th scope="col" className={styles.took}>
            {t('health.took')}
          </th>
          <th scope="col">{t('health.message')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.name}>
            <th scope="row">{t(`health.name.${part.name}`)}</th>
            <td>
              <Chip {...looks[part.state]} label={t(`health.is.${part.state}`)} />
            </td>
            <td className={`figures ${styles.took}`}>{formatMs(part.time, i18n.language)}</td>
            <td>
              <Message part={part} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Message({ part }: { part: Part }) {
  const { t, i18n } = useTranslation('debug');
  const words = healthWords(part);
  if (!words) return <span lang="en">{part.message}</span>;
  const figures = Object.entries(part.figures).map(([name, value]) => [
    name,
    formatNumber(value, i18n.language),
  ]);
  return t(`health.words.${words}`, { replace: Object.fromEntries(figures) as Record<string, string> });
}
