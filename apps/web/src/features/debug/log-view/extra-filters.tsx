import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { LogFilters } from '../debug-address.ts';
import styles from '../debug.module.css';

interface ExtraFiltersProps {
  filters: LogFilters;
  onSearch: (filters: LogFilters) => void;
}

/** Filters that came with a link and have no field, each with the way to be rid of it. */
export function ExtraFilters({ filters, onSearch }: ExtraFiltersProps) {
  const { t, i18n } = useTranslation('debug');
  const { minResponseTimeMs, sessionId } = filters;
  if (!minResponseTimeMs && !sessionId) return null;
  return (
    <div className={styles.extra}>
      {minResponseTimeMs && (
        <ExtraFilter
          name={t('filter.slowerThan', { ms: formatNumber(Number(minResponseTimeMs), i18n.language) })}
          onRemove={() => onSearch({ ...filters, minResponseTimeMs: '' })}
        />
      )}
      {sessionId && (
        <ExtraFilter
          name={t('filter.ofSession', { id: sessionId })}
          onRemove={() => onSearch({ ...filters, sessionId: '' })}
        />
      )}
    </div>
  );
}

function ExtraFilter({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('debug');
  return (
    <Button
      variant="soft"
      size="small"
      endIcon={<Icon name="close" sizePx={16} />}
      aria-label={t('filter.remove', { name })}
      onClick={onRemove}
    >
      {name}
    </Button>
  );
}
