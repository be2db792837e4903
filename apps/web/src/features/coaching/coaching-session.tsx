import Button from '@mui/material/Button';
import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { CompletedDialog } from './completed-dialog.tsx';
import type { CoachingWord, SoundIssue } from './coaching-plan.ts';
import { advance, beginAt } from './coaching-progress.ts';
import { keepCoaching, readCoaching, type KeptCoaching, type KeptWord } from './coaching-storage.ts';
import styles from './coaching.module.css';
import { createModelSounds } from './model-sounds.ts';
import type { Attempt } from './practise/evaluate-word.ts';
import { SoundIssues } from './sound-issues.tsx';
import { WordCard } from './word-card.tsx';
import { WordList } from './word-list.tsx';

interface CoachingSessionProps {
  sessionId: number;
  words: CoachingWord[];
  sounds: SoundIssue[];
  asked: string | null;
}

/** What was tried of each word so far, newest last. */
type Attempts = Readonly<Record<string, readonly Attempt[]>>;
/** Of the last try at each word, also one from before the page was loaded again. */
type Scores = Readonly<Record<string, number | null>>;

const scoresOf = (kept: KeptCoaching): Scores =>
  Object.fromEntries(Object.entries(kept).map(([word, { score }]) => [word, score]));

export function CoachingSession({ sessionId, words, sounds, asked }: CoachingSessionProps) {
  const { t } = useTranslation('coaching');
  const first = Math.max(
    0,
    words.findIndex(({ word }) => word.toLowerCase() === asked?.toLowerCase()),
  );
  const [kept] = useState(() => readCoaching(sessionId));
  const [progress, dispatch] = useReducer(advance, undefined, () =>
    beginAt(
      words.length,
      first,
      words.map(({ word }) => kept[word]?.done ?? []),
    ),
  );
  const [attempts, setAttempts] = useState<Attempts>({});
  const [scores, setScores] = useState<Scores>(() => scoresOf(kept));
  const [speak] = useState(createModelSounds);
  useEffect(() => {
    const practised = words.map(({ word }, at): [string, KeptWord] => [
      word,
      { done: progress.done[at] ?? [], score: scores[word] ?? null },
    ]);
    // Words of another list, which began with another one, stay as they are.
    keepCoaching(sessionId, { ...kept, ...Object.fromEntries(practised) });
  }, [sessionId, words, progress.done, scores, kept]);
  const current = words[progress.word];
  if (!current) return null;

  const scoreOf = ({ word, accuracy_score }: CoachingWord) => scores[word] ?? accuracy_score;

  function restart() {
    setAttempts({});
    setScores({});
    dispatch({ type: 'restart' });
  }

  function keep(attempt: Attempt) {
    const { word, accuracy_score: score } = attempt.evaluation;
    setAttempts((kept) => ({ ...kept, [word]: [...(kept[word] ?? []), attempt] }));
    setScores((known) => ({ ...known, [word]: score }));
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
