import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureText } from '../../lib/failure-text.ts';
import { notify } from '../../lib/notify.ts';

export function useListFailureToast(failure: ApiFailure | null): void {
  const { t } = useTranslation('user-management');
  useEffect(() => {
    if (failure) notify('error', failureText(failure, t('loadFailed')));
  }, [failure, t]);
}
