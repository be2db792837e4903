import type { Feedback, QuestionFeedback } from '@bandwise/contract/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '../../../components/audio-player/audio-player.tsx';
import { useAudioDeck } from '../../../components/audio-player/use-audio-deck.ts';
import { Chip } from '../../../components/chip.tsx';
import { AnswerRemarks } from './answer-remarks.tsx';
import styles from './answers.module.css';
import { Correction } from './correction.tsx';
import { Transcript } from './transcript.tsx';
import { WordPanel } from './word-panel.tsx';

interface AnswerDetailProps {
  answer: QuestionFeedback;
  feedback: Feedback;
  onChanged: (() => void) | null;
}

/** One answer: its sound, its words, the word that was chosen, and what is to be said of it. */
export function AnswerDetail({ answer, feedback, onChanged }: AnswerDetailProps) {
  const { t } = useTranslation('feedback');
  const deck = useAudioDeck();
  const [chosen, setChosen] = useState<number | null>(null);
  const word = chosen === null ? undefined : answer.words[chosen];
  const path = answer.audioUrl;

  function hear(index: number) {
    const { start_seconds: start, end_seconds: end } = answer.words[index] ?? {};
    if (path && typeof start === 'number') void deck.play(path, start, end ?? undefined);
  }

  return (
    <>
      <div className={`${styles.main} ${styles.said}`}>
        {path && (
          <AudioPlayer
            path={path}
            durationSec={answer.duration}
            label={t('answers.player', { order: answer.question_order })}
          />
        )}
        {answer.is_corrected && (
          <div>
            <Chip tone="primary" icon="pencil" label={t('correction.corrected')} />
          </div>
        )}
        {answer.words.length > 0 ? (
          <Transcript words={answer.words} path={path} chosen={chosen} onChoose={setChosen} onHear={hear} />
        ) : (
          <p className="text2">{t('noTranscription')}</p>
        )}
      </div>
      {answer.words.length > 0 && (
        <WordPanel
          key={chosen}
          word={word}
          order={answer.question_order}
          feedback={feedback}
          onHear={() => chosen !== null && hear(chosen)}
        />
      )}
      <div className={`${styles.main} ${styles.rest}`}>
        {answer.audio_id !== null && onChanged && (
          <Correction
            sessionId={feedback.sessionId}
            audioId={answer.audio_id}
            text={answer.transcription ?? ''}
            onCorrected={onChanged}
          />
        )}
        <AnswerRemarks answer={answer} />
      </div>
    </>
  );
}
