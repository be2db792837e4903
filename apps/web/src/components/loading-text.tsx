import { useTranslation } from 'react-i18next';

export function LoadingText() {
  const { t } = useTranslation();
  return (
    <p className="container text2" role="status" style={{ padding: '64px 16px', textAlign: 'center' }}>
      {t('loading')}
    </p>
  );
}
