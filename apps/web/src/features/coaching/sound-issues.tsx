import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../components/progress-line.tsx';
import { formatPercent } from '../../lib/format.ts';
import type { SoundIssue } from './coaching-plan.ts';
import { errorProgress } from './coaching-plan.ts';
import styles from './sound-issues.module.css';

interface SoundIssuesProps {
  sounds: SoundIssue[];
  /** Those that are being practised; the others stand as examples. */
  words: string[];
  onChoose: (word: number) => void;
}

/** The sounds that went wrong most, with where they did. */
export function SoundIssues({ sounds, words, onChoose }: SoundIssuesProps) {
  const { t, i18n } = useTranslation('coaching');
  const issues = sounds
    .filter(({ accuracy_score: score }) => score < coachingLimits.targetScore)
    .slice(0, coachingLimits.phonemeIssuesShownMax);
  if (issues.length === 0) return null;
  const placeOf = (practised: string) =>
    words.findIndex((word) => word.toLowerCase() === practised.toLowerCase());
  return (
    <section className={`card ${styles.sounds}`} aria-labelledby="sound-issues">
      <h2 id="sound-issues">{t('sounds.title')}</h2>
      <ul>
        {issues.map(({ phoneme, ipa, accuracy_score: score, errors, practice_words: practised }) => (
          <li key={phoneme}>
            <div className={styles.line}>
              <span className={styles.ipa} lang="en-fonipa">
                /{ipa}/
              </span>
              <span className="figures strong">{formatPercent(score, i18n.language)}</span>
            </div>
            <div className={`body2 text2 figures ${styles.errors}`}>
              <span>{t('sounds.errors', { errors })}</span>
              <ProgressLine
                share={errorProgress(errors) / 100}
                label={t('sounds.bar', { sound: ipa })}
                tone="error"
              />
            </div>
            <p className={`body2 ${styles.words}`} lang="en">
              {practised.map((word) =>
                placeOf(word) < 0 ? (
                  <span key={word}>{word}</span>
                ) : (
                  <button key={word} type="button" onClick={() => onChoose(placeOf(word))}>
                    {word}
                  </button>
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
