import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import styles from './spinner.module.css';

interface BusyButtonProps extends ButtonProps {
  isBusy: boolean;
  busyLabel: string;
}

/** While busy it says what it does and ignores presses, but keeps the keyboard focus that `disabled` would lose. */
export function BusyButton({ isBusy, busyLabel, children, ...props }: BusyButtonProps) {
  if (!isBusy) return <Button {...props}>{children}</Button>;
  return (
    <Button
      {...props}
      aria-disabled
      aria-busy
      startIcon={<span className={styles.spinner} />}
      onClick={(event) => event.preventDefault()}
    >
      {busyLabel}
    </Button>
  );
}
