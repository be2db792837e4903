import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InputBaseProps } from '@mui/material/InputBase';
import type { ValidationText } from '../lib/validation.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { TextInput } from './text-input.tsx';

export interface FormFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  /** Its message names a text of the validation section. */
  error: FieldError | undefined;
  hint?: string;
  type?: string;
  autoComplete: string;
  /** Stands at the end of the label's line, like the link for a forgotten password. */
  aside?: ReactNode;
  endAdornment?: ReactNode;
  inputAttributes?: InputHTMLAttributes<HTMLInputElement>;
  inputSx?: InputBaseProps['sx'];
}

export function FormField({ label, registration, error, hint, aside, ...input }: FormFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { ref, ...handlers } = registration;
  const describedBy = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <TextInput
        {...handlers}
        id={id}
        inputRef={ref}
        error={Boolean(error)}
        type={input.type ?? 'text'}
        autoComplete={input.autoComplete}
        endAdornment={input.endAdornment}
        sx={input.inputSx ?? null}
        slotProps={{ input: { ...input.inputAttributes, 'aria-describedby': describedBy || undefined } }}
      />
      {error && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="alert" sizePx={16} />
          {t(`validation.${(error.message ?? 'other') as ValidationText}`)}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
