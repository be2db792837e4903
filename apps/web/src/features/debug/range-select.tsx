import { useTranslation } from 'react-i18next';
import { FilterField } from '../../components/filter-field.tsx';
import { Select } from '../../components/select.tsx';
import type { TimeRangeHours } from './debug-address.ts';
import { timeRangesHours } from './debug-address.ts';

interface RangeSelectProps {
  hours: TimeRangeHours;
  onChange: (hours: TimeRangeHours) => void;
}

export function RangeSelect({ hours, onChange }: RangeSelectProps) {
  const { t } = useTranslation('debug');
  return (
    <FilterField label={t('range.label')}>
      {(id) => (
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
      )}
    </FilterField>
  );
}
