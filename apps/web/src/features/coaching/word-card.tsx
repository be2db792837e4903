import { useEffect, useRef, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip.tsx';
import { Notice } from '../../components/notice.tsx';
import { CompareStep } from './compare/compare-step.tsx';
import { difficultyOf, type CoachingWord } from './coaching-plan.ts';
import { isDone, type CoachingAction, type CoachingProgress } from './coaching-progress.ts';
import styles from './coaching.module.css';
import { ListenStep } from './listen-step.tsx';
import type { ModelSounds } from './model-sounds.ts';
import type { Attempt } from './practise/evaluate-word.ts';
import { PracticeStep } from './practise/practice-step.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFooter } from './step-footer.tsx';
import { TipsStep } from './tips/tips-step.tsx';

interface WordCardProps {
  word: CoachingWord;
  attempts: readonly Attempt[];
  progress: CoachingProgress;
  dispatch: Dispatch<CoachingAction>;
  speak: ModelSounds;
  onAttempt: (attempt: Attempt) => void;
}

/** One word: what it is, its four steps, and the one that is open. */
export function WordCard({ word, attempts, progress, dispatch, speak, onAttempt }: WordCardProps) {
  const { t } = useTranslation('coaching');
  const { step } = progress;
  const latest = attempts.at(-1);
  const before = attempts.at(-2)?.evaluation.accuracy_score ?? word.accuracy_score;
  const card = useRef<HTMLElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    // The button that led here is gone; the keyboard goes on where the new step begins.
    if (lastStep.current !== step) card.current?.focus();
    lastStep.current = step;
  }, [step]);

  const phonetic = latest?.evaluation.phonetic ?? word.phonetic;
  const errorType = latest?.evaluation.error_type ?? word.error_type;

  function openStep() {
    switch (step) {
      case 'listen':
        return <ListenStep word={word.word} speak={speak} />;
      case 'practice':
        return <PracticeStep word={word.word} speak={speak} onAttempt={onAttempt} />;
      case 'compare':
        if (!latest) return <Notice tone="info">{t('compare.again')}</Notice>;
        return <CompareStep word={word.word} latest={latest} before={before} speak={speak} />;
      case 'tips':
        return <TipsStep word={word} latest={latest} />;
      default:
        return <p>{t('unknownStep')}</p>;
    }
  }

  return (
    <section ref={card} className={`card ${styles.card}`} tabIndex={-1} aria-labelledby="coached-word">
      <div className={styles.wordHead}>
        <div>
          <h2 id="coached-word" className={styles.word} lang="en">
            {word.word}
          </h2>
          {phonetic && (
            <p className={styles.phonetic} lang="en-fonipa">
              /{phonetic}/
            </p>
          )}
        </div>
        <div className={styles.chips}>
          {errorType !== 'None' && <Chip tone="error" icon="close" label={t(`errorType.${errorType}`)} />}
          {word.accuracy_score !== null && (
            <Chip tone="outlined" label={t(`difficulty.${difficultyOf(word.accuracy_score)}`)} />
          )}
        </div>
      </div>
      <StepBar progress={progress} onChoose={(chosen) => dispatch({ type: 'choose-step', step: chosen })} />
      <div className={styles.step}>{openStep()}</div>
      <StepFooter
        step={step}
        isDone={isDone(progress, step)}
        onNext={() => dispatch({ type: 'complete' })}
        onPractise={() => dispatch({ type: 'choose-step', step: 'practice' })}
      />
    </section>
  );
}
