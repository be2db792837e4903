import type { CriterionFeedback, QuestionFeedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { useAudioDeck } from '../../../components/audio-player/use-audio-deck.ts';
import { Icon } from '../../../components/icon.tsx';
import { formatCountdown } from '../../../lib/format.ts';
import styles from './criteria.module.css';

type Quote = Extract<CriterionFeedback['evidence'][number], { kind: 'quote' }>;

/** A moment is heard with what led to it, and long enough to be a phrase. */
const leadSec = 1;
const heardSec = 4;
/** The first one stands for the others. */
const shownAtOnce = 2;

interface QuotesProps {
  quotes: Quote[];
  answers: QuestionFeedback[];
}

/** The learner's own words that a band rests on; each plays its moment. */
export function Quotes({ quotes, answers }: QuotesProps) {
  const { t } = useTranslation('feedback');
  const deck = useAudioDeck();
  const shown = quotes.slice(0, shownAtOnce).map((quote) => {
    const { text, note, question_order: order, start_seconds: startSec } = quote;
    const path = answers.find((answer) => answer.question_order === order)?.audioUrl;
    const isPlayable = path !== undefined && path !== null && startSec !== null;
    return (
      <figure key={`${order} ${startSec} ${text}`} className={styles.quote}>
        <blockquote lang="en">“{text}”</blockquote>
        <figcaption>
          {isPlayable ? (
            <button
              type="button"
              onClick={() => void deck.play(path, Math.max(0, startSec - leadSec), startSec + heardSec)}
            >
              <Icon name="play" sizePx={16} />
              {t('quote.at', { order, time: formatCountdown(Math.floor(startSec)) })}
            </button>
          ) : (
            <span>{t('quote.answer', { order })}</span>
          )}
          {note && <span lang="en">{note}</span>}
        </figcaption>
      </figure>
    );
  });
  return shown.length > 0 && <div className={styles.quotes}>{shown}</div>;
}
