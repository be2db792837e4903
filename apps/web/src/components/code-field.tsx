import { codeLength } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

interface CodeFieldProps {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** One field for the whole code, so that pasting and the phone's own suggestion work. */
export function CodeField({ registration, error }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField
      label={t('code.label')}
      hint={t('code.hint')}
      registration={registration}
      error={error}
      autoComplete="one-time-code"
      inputAttributes={{ inputMode: 'numeric', maxLength: codeLength, pattern: '[0-9]*' }}
      inputSx={{
        minHeight: 60,
        fontSize: '1.625rem',
        fontWeight: 600,
        '& input': {
          textAlign: 'center',
          letterSpacing: '.52em',
          paddingLeft: '.52em',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    />
  );
}
