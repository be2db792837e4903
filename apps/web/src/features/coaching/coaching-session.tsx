import Button from '@mui/material/Button';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { CompletedDialog } from './completed-dialog.tsx';
import type { CoachingWord, SoundIssue } from './coaching-plan.ts';
import { advance, beginAt } from './coaching-progress.ts';
import styles from './coaching.module.css';
import { createModelSounds } from './model-sounds.ts';
import type { Attempt } from './practise/evaluate-word.ts';
import { SoundIssues } from './sound-issues.tsx';
import { WordCard } from './word-card.tsx';
import { WordList } from './word-list.tsx';

interface CoachingSessionProps {
  words: CoachingWord[];
  sounds: SoundIssue[];
  asked: string | null;
}

/** What was tried of each word so far, newest last. */
type Attempts = Readonly<Record<string, readonly Attempt[]>>;

export function CoachingSession({ words, sounds, asked }: CoachingSessionProps) {
  const { t } = useTranslation('coaching');
  const first = Math.max(
    0,
    words.findIndex(({ word }) => word.toLowerCase() === asked?.toLowerCase()),
  );
  const [progress, dispatch] = useReducer(advance, beginAt(words.length, first));
  const [attempts, setAttempts] = useState<Attempts>({});
  const [speak] = useState(createModelSounds);
  const current = words[progress.word];
  if (!current) return null;

  const scoreOf = ({ word, accuracy_score }: CoachingWord) =>
    attempts[word]?.at(-1)?.evaluation.accuracy_score ?? accuracy_score;

  function restart() {
    setAttempts({});
    dispatch({ type: 'restart' });
  }

  function keep(attempt: Attempt) {
    const { word } = attempt.evaluation;
    setAttempts((kept) => ({ ...kept, [word]: [...(kept[word] ?? []), attempt] }));
    dispatch({ type: 'complete' });
  }

  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Button startIcon={<Icon name="refresh" />} onClick={restart}>
          {t('restart')}
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <WordList
            words={words}
            scoreOf={scoreOf}
            progress={progress}
            onChoose={(word) => dispatch({ type: 'choose-word', word })}
          />
          <SoundIssues
            sounds={sounds}
            words={words.map(({ word }) => word)}
            onChoose={(word) => dispatch({ type: 'choose-word', word })}
          />
        </div>
        <WordCard
          key={current.word}
          word={current}
          attempts={attempts[current.word] ?? []}
          progress={progress}
          dispatch={dispatch}
          speak={speak}
          onAttempt={keep}
        />
      </div>
      {progress.isCompleted && (
        <CompletedDialog
          scores={words.map((word) => ({ word: word.word, before: word.accuracy_score, now: scoreOf(word) }))}
          onRestart={restart}
          onClose={() => dispatch({ type: 'choose-word', word: 0 })}
        />
      )}
    </>
  );
}
