import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps {
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** Our own messages instead of the browser's, and no second submit while the first is under way. */
export function Form({ isBusy, onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
