import type { SpokenWord } from '@bandwise/contract/feedback';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './transcript.module.css';
import { markOf } from './word-mark.ts';

interface TranscriptWordProps {
  word: SpokenWord;
  index: number;
  isChosen: boolean;
  isHeard: boolean;
  isTabStop: boolean;
  onChoose: (index: number) => void;
  onHear: (index: number) => void;
}

/** Lines and brackets mark a word; its name says the same to those who do not see them. */
export const TranscriptWord = memo(function TranscriptWord(props: TranscriptWordProps) {
  const { word, index, isChosen, isHeard, isTabStop, onChoose, onHear } = props;
  const { t } = useTranslation('feedback');
  const mark = markOf(word);
  const marked = mark === 'clear' || mark === 'unjudged' ? null : t(`mark.${mark}`);
  if (word.start_seconds === null)
    return (
      <span className={styles[mark]}>
        {word.text}
        {marked && <span className="visually-hidden"> ({marked})</span>}
      </span>
    );
  return (
    <button
      type="button"
      data-word={index}
      className={[styles.word, styles[mark], isHeard && styles.heard].filter(Boolean).join(' ')}
      aria-label={marked ? `${word.text}, ${marked}` : undefined}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onChoose(index)}
      onClick={() => {
        onChoose(index);
        onHear(index);
      }}
    >
      {word.text}
    </button>
  );
});
