import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import { StateCard } from '../../components/state-card.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';

type Kind = 'server' | 'network' | 'generic';

const icons: Record<Kind, IconName> = { server: 'alert', network: 'wifi', generic: 'warning' };

interface ErrorPageProps {
  kind: Kind;
}

export function ErrorPage({ kind }: ErrorPageProps) {
  const { t } = useTranslation();
  const title = t(`errorPage.${kind}Title`);
  usePageTitle(title);
  return (
    <StateCard icon={icons[kind]} tone="error" title={title} text={t(`errorPage.${kind}Text`)}>
      <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={() => window.location.reload()}>
        {t('action.tryAgain')}
      </Button>
      {/* A full page load: whatever went wrong in this one is left behind. */}
      <Button variant="text" href="/">
        {t('action.backToHome')}
      </Button>
    </StateCard>
  );
}
