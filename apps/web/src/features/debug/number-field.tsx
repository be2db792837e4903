import { useId } from 'react';
import { TextInput } from '../../components/text-input.tsx';
import { digits } from './debug-address.ts';
import styles from './debug.module.css';

interface NumberFieldProps {
  label: string;
  placeholder?: string;
  maxDigits?: number;
  isFocused?: boolean;
  /** Digits, or nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** A text field that takes digits alone: the browser's own number field would let through signs, exponents and steps. */
export function NumberField({ label, placeholder, maxDigits, isFocused, value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        size="small"
        placeholder={placeholder ?? ''}
        autoFocus={isFocused ?? false}
        slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off' } }}
        value={value}
        onChange={({ target }) => onChange(digits(target.value, maxDigits))}
      />
    </div>
  );
}
