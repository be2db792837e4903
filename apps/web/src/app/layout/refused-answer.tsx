import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Notice } from '../../components/notice.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { changeAnswer } from '../../lib/outbox/change-answer.ts';
import type { KeptAnswer } from '../../lib/outbox/kept-answer.ts';
import { keyOf } from '../../lib/outbox/kept-answer.ts';
import { readSound } from '../../lib/outbox/read-sound.ts';
import { removeAnswer } from '../../lib/outbox/remove-answer.ts';
import { saveFile } from '../../lib/save-file.ts';
import { sentenceGap } from '../../lib/sentence-gap.ts';
import styles from './outbox-status.module.css';

interface RefusedAnswerProps {
  answer: KeptAnswer;
}

/** An answer that the server would not take: it stays until the learner has decided what becomes of it. */
export function RefusedAnswer({ answer }: RefusedAnswerProps) {
  const { t, i18n } = useTranslation(['outbox', 'common']);
  const { sessionId, questionOrder: order, failure } = answer;
  const key = keyOf(answer);
  const download = async () => saveFile(await readSound(key), `answer-${sessionId}-${order}.wav`);
  return (
    <Notice tone="error">
      <p>
        <span className="strong">{t('refused', { order })}</span>
        {sentenceGap(i18n.language)}
        {failure ? failureText(failure, t('refusedText')) : t('refusedText')}
      </p>
      <div className={styles.buttons}>
        <ButtonLink variant="text" size="small" to={`/exam-test-practice/${sessionId}?question=${order}`}>
          {t('recordAgain')}
        </ButtonLink>
        <Button
          variant="text"
          size="small"
          onClick={() => void changeAnswer(key, { state: 'waiting', failure: null })}
        >
          {t('common:action.tryAgain')}
        </Button>
        <Button variant="text" size="small" onClick={() => void download()}>
          {t('download')}
        </Button>
        <Button variant="text" size="small" color="error" onClick={() => void removeAnswer(key)}>
          {t('discard')}
        </Button>
      </div>
    </Notice>
  );
}
