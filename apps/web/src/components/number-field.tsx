import { readDigits } from '../lib/read-digits.ts';
import { FilterField } from './filter-field.tsx';
import { TextInput } from './text-input.tsx';

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
  return (
    <FilterField label={label}>
      {(id) => (
        <TextInput
          id={id}
          size="small"
          placeholder={placeholder ?? ''}
          autoFocus={isFocused ?? false}
          slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off' } }}
          value={value}
          onChange={({ target }) => onChange(readDigits(target.value, maxDigits))}
        />
      )}
    </FilterField>
  );
}
