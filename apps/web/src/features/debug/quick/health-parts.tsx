import type { Health } from '@bandwise/contract/debug-health';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../../components/card-table.tsx';
import { Chip } from '../../../components/chip.tsx';
import type { ChipTone } from '../../../components/chip.tsx';
import type { IconName } from '../../../components/icon.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { formatMs } from '../../../lib/format-ms.ts';
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
    <CardTable
      label={t('health.parts')}
      heads={[t('health.part'), t('health.state'), t('health.took'), t('health.message')]}
      className={styles.health}
    >
      {parts.map((part) => (
        <tr key={part.name}>
          <th scope="row">{t(`health.name.${part.name}`)}</th>
          <td>
            <Chip {...looks[part.state]} label={t(`health.is.${part.state}`)} />
          </td>
          <td className="figures">{formatMs(part.time, i18n.language)}</td>
          <td>
            <Message part={part} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

/** In the words of the screen; a check that failed says more in those of the server. */
function Message({ part: { code, figures, message } }: { part: Part }) {
  const { t, i18n } = useTranslation('debug');
  const written = Object.entries(figures).map(([name, value]) => [name, formatNumber(value, i18n.language)]);
  return (
    <>
      {t(`health.words.${code}`, { replace: Object.fromEntries(written) as Record<string, string> })}{' '}
      {code === 'failed' && (
        <code lang="en" className={styles.problem}>
          {message}
        </code>
      )}
    </>
  );
}
