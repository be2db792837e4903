import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import styles from './debug.module.css';

interface FilterButtonsProps {
  onReset: () => void;
}

export function FilterButtons({ onReset }: FilterButtonsProps) {
  const { t } = useTranslation('debug');
  return (
    <div className={styles.filterButtons}>
      <Button type="submit" variant="contained">
        {t('filter.search')}
      </Button>
      <Button variant="outlined" onClick={onReset}>
        {t('filter.reset')}
      </Button>
    </div>
  );
}
