import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../components/progress-line.tsx';
import { QuickCard, QuickCards } from '../../components/quick-card.tsx';
import styles from './operations.module.css';
import { Section } from './section.tsx';
import type { Operations } from './use-operations.ts';
import { useProgress } from './use-progress.ts';

interface QuickOperationsProps {
  operations: Operations;
  isBusy: boolean;
  hasBackups: boolean;
  onCreate: () => void;
  onRestore: () => void;
}

export function QuickOperations({
  operations,
  isBusy,
  hasBackups,
  onCreate,
  onRestore,
}: QuickOperationsProps) {
  const { t } = useTranslation('operations');
  return (
    <Section title={t('quick.title')}>
      <QuickCards>
        <QuickCard
          icon="upload"
          title={t('quick.create')}
          text={t('quick.createText')}
          isDisabled={isBusy}
          onClick={onCreate}
        />
        <QuickCard
          icon="restart"
          title={t('quick.restore')}
          text={t('quick.restoreText')}
          isDisabled={isBusy || !hasBackups}
          onClick={onRestore}
        />
        <QuickCard
          icon="refresh"
          title={t('quick.refresh')}
          text={t('quick.refreshText')}
          onClick={operations.refresh}
        />
      </QuickCards>
      <Progress operations={operations} isBusy={isBusy} />
    </Section>
  );
}

/** What is at work: our own with its bar, somebody else's in a sentence. */
function Progress({ operations, isBusy }: Pick<QuickOperationsProps, 'operations' | 'isBusy'>) {
  const { t } = useTranslation('operations');
  const { work, uploadedShare } = operations;
  const percent = useProgress(work);
  if (!isBusy) return null;
  const text = t(`progress.${work ?? 'elsewhere'}`);
  return (
    <div className={`card ${styles.progress}`}>
      <span className="body2" role="status">
        {text}
      </span>
      {work && <ProgressLine share={work === 'upload' ? uploadedShare : percent / 100} label={text} />}
    </div>
  );
}
