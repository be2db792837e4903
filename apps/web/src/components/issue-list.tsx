import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import styles from './issue-list.module.css';

/** An arrow at the end of a line would point at nothing. */
const noBreak = '\u00a0';

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
          <p>
            <span className="text2">“{excerpt}”</span> <span aria-hidden="true">→{noBreak}</span>
            <span className="visually-hidden" lang={i18n.language}>
              {t('better')}
            </span>
            <span className="strong">“{fix}”</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
