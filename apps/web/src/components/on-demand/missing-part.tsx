import Button from '@mui/material/Button';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFetchFailure } from '../../lib/is-fetch-failure.ts';
import { Icon } from '../icon.tsx';
import { Notice } from '../notice.tsx';
import { fetchMissingSheets } from './missing-sheets.ts';
import styles from './missing-part.module.css';

interface MissingPartProps {
  part: () => ReactNode;
  /** React keeps what failed: from now on `part` has to give something new. */
  onRetry: () => void;
}

interface State {
  error: Error | null;
}

export class MissingPart extends Component<MissingPartProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  readonly tryAgain = async () => {
    await fetchMissingSheets();
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.part();
    if (!isFetchFailure(error)) throw error;
    return <MissingPartNotice onRetry={() => void this.tryAgain()} />;
  }
}

function MissingPartNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="error">{t('errorPage.networkText')}</Notice>
      <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}
