import { useTranslation } from 'react-i18next';
import styles from './pager.module.css';
import { Select } from './select.tsx';

interface PageSizesProps {
  sizes: readonly number[];
  value: number;
  onChange: (size: number) => void;
}

/** How many rows a page has; stands in a `Pager`. */
export function PageSizes({ sizes, value, onChange }: PageSizesProps) {
  const { t } = useTranslation('exam');
  return (
    <label className={styles.sizes}>
      {t('rowsPerPage')}
      <Select isPlain value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </label>
  );
}
