import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatPercent } from '../../lib/format.ts';
import { difficultyOf, stepTypes, type CoachingWord } from './coaching-plan.ts';
import type { CoachingProgress } from './coaching-progress.ts';
import styles from './word-list.module.css';

interface WordListProps {
  words: CoachingWord[];
  /** Null until it was judged. */
  scoreOf: (word: CoachingWord) => number | null;
  progress: CoachingProgress;
  onChoose: (word: number) => void;
}

type Mark = 'reached' | 'hard' | 'medium' | 'practising' | 'easy';
const icons: Partial<Record<Mark, IconName>> = {
  reached: 'check',
  hard: 'close',
  medium: 'warning',
  practising: 'microphone',
};

export function WordList({ words, scoreOf, progress, onChoose }: WordListProps) {
  const { t, i18n } = useTranslation('coaching');
  const doneWords = progress.done.filter((steps) => steps.length === stepTypes.length).length;

  function markOf(score: number | null, at: number): Mark | null {
    if (at === progress.word) return 'practising';
    if (score === null) return null;
    return score >= coachingLimits.targetScore ? 'reached' : difficultyOf(score);
  }

  return (
    <nav className={`card ${styles.list}`} aria-label={t('words.label')}>
      <div className={styles.title}>
        <h2>{t('words.title')}</h2>
        <span className="body2 text2 figures">
          {t('words.done', { done: doneWords, total: words.length })}
        </span>
      </div>
      <ol>
        {words.map((word, at) => {
          const score = scoreOf(word);
          const mark = markOf(score, at);
          const icon = mark && icons[mark];
          return (
            <li key={word.word}>
              <button
                type="button"
                className={styles.word}
                aria-current={at === progress.word ? 'step' : undefined}
                onClick={() => onChoose(at)}
              >
                <span className={styles.name} lang="en">
                  {word.word}
                </span>
                <span className="figures">{score === null ? '–' : formatPercent(score, i18n.language)}</span>
                <span className={`${styles.mark} ${(mark && styles[mark]) ?? ''}`}>
                  {icon && <Icon name={icon} sizePx={16} strokeWidth={2} />}
                  {mark && <span className="visually-hidden">{t(`words.mark.${mark}`)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
