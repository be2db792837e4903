import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import styles from './issue-list.module.css';

interface IssueListProps {
  issues: Feedback['issues'];
}

/** Slips of the learner, each with what would have been right. */
export function IssueList({ issues }: IssueListProps) {
  const { t, i18n } = useTranslation('exam');
  return (
    <ul className={styles.issues} lang="en">
      {issues.map(({ type, excerpt, fix }) => (
        <li key={`${excerpt} ${fix}`}>
          <Chip label={type} />
          <span className="text2">“{excerpt}”</span>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden" lang={i18n.language}>
            {t('better')}
          </span>
          <span className="strong">“{fix}”</span>
        </li>
      ))}
    </ul>
  );
}
