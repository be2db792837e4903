import type { SpokenWord } from '@bandwise/contract/feedback';
import { feedbackLimits } from '@bandwise/contract/limits';
import type { KeyboardEvent } from 'react';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeckFact } from '../../../components/audio-player/use-audio-deck.ts';
import { Pause } from './pause.tsx';
import { TranscriptWord } from './transcript-word.tsx';
import styles from './transcript.module.css';

interface TranscriptProps {
  words: SpokenWord[];
  path: string | null;
  chosen: number | null;
  onChoose: (index: number) => void;
  onHear: (index: number) => void;
}

/** The words in the order they were said, each of them a button; arrow keys lead from one to the next. */
export function Transcript({ words, path, chosen, onChoose, onHear }: TranscriptProps) {
  const { t } = useTranslation('feedback');
  const text = useRef<HTMLDivElement>(null);
  const spoken = words.flatMap((word, index) => (word.start_seconds === null ? [] : [index]));
  const heard = useDeckFact(({ path: playing, isPlaying, timeSec }) =>
    playing === path && isPlaying ? words.findIndex((word) => isAt(word, timeSec)) : -1,
  );

  function move(event: KeyboardEvent) {
    const here = spoken.indexOf(chosen ?? spoken[0] ?? 0);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: spoken.length - 1 }[event.key];
    const next = to === undefined ? undefined : spoken[Math.max(0, Math.min(spoken.length - 1, to))];
    if (next === undefined) return;
    event.preventDefault();
    text.current?.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus();
  }

  return (
    <div
      ref={text}
      className={styles.transcript}
      role="group"
      aria-label={t('answers.transcript')}
      lang="en"
      onKeyDown={move}
    >
      {words.map((word, index) => (
        <Fragment key={index}>
          <TranscriptWord
            word={word}
            index={index}
            isChosen={index === chosen}
            isHeard={index === heard}
            isTabStop={index === (chosen ?? spoken[0])}
            onChoose={onChoose}
            onHear={onHear}
          />{' '}
          {isPause(word.pause_after_seconds) && <Pause seconds={word.pause_after_seconds} />}
        </Fragment>
      ))}
    </div>
  );
}

/** Shorter silences belong to speech. */
const isPause = (seconds: number | null): seconds is number =>
  seconds !== null && seconds * 1000 > feedbackLimits.longPauseMs;

const isAt = ({ start_seconds: start, end_seconds: end }: SpokenWord, timeSec: number) =>
  start !== null && end !== null && start <= timeSec && timeSec < end;
