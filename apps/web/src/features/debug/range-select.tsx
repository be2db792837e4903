import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import type { TimeRangeHours } from './debug-address.ts';
import { timeRangesHours } from './debug-address.ts';
import styles from './debug.module.css';

interface RangeSelectProps {
  hours: TimeRangeHours;
  onChange: (hours: TimeRangeHours) => void;
}

export function RangeSelect({ hours, onChange }: RangeSelectProps) {
  const { t } = useTranslation('debug');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('range.label')}</label>
      <Select
        id={id}
        value={hours}
        onChange={({ target }) => onChange(Number(target.value) as TimeRangeHours)}
      >
        {timeRangesHours.map((range) => (
          <option key={range} value={range}>
            {t(`range.${range}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
