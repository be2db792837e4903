import Skeleton from '@mui/material/Skeleton';
import styles from './figure.module.css';

interface FigureProps {
  /** Null while it is not known. */
  value: string | null;
  unit?: string;
}

/** The number that a card is about. */
export function Figure({ value, unit = '' }: FigureProps) {
  return (
    <span className={`figures ${styles.figure}`}>
      {value ?? <Skeleton component="span" width={72} sx={{ display: 'block' }} />}
      {value !== null && unit && <small>{unit}</small>}
    </span>
  );
}
