import IconButton from '@mui/material/IconButton';
import type { Feedback, SpokenWord } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import type { ChipTone } from '../../../components/chip.tsx';
import { Chip } from '../../../components/chip.tsx';
import type { IconName } from '../../../components/icon.tsx';
import { Icon } from '../../../components/icon.tsx';
import { coachingAddress } from '../coaching-address.ts';
import styles from './answers.module.css';
import { bareWord, findWord } from './find-word.ts';
import { ModelButton } from './model-button.tsx';
import { Phonemes } from './phonemes.tsx';
import type { WordMark } from './word-mark.ts';
import { markOf } from './word-mark.ts';

const looks: Record<WordMark, { tone: ChipTone; icon?: IconName }> = {
  clear: { tone: 'success', icon: 'check' },
  unclear: { tone: 'warning', icon: 'warning' },
  wrong: { tone: 'error', icon: 'close' },
  added: { tone: 'warning', icon: 'plus' },
  missing: { tone: 'plain' },
  repeated: { tone: 'plain', icon: 'refresh' },
  filler: { tone: 'plain' },
  unjudged: { tone: 'plain' },
};

interface WordPanelProps {
  word: SpokenWord | undefined;
  order: number;
  feedback: Feedback;
  onHear: () => void;
}

/** The chosen word with its sounds. */
export function WordPanel({ word, order, feedback, onHear }: WordPanelProps) {
  const { t } = useTranslation('feedback');
  return (
    <aside className={styles.panel} aria-label={t('word.title')}>
      {word ? (
        <ChosenWord word={word} order={order} feedback={feedback} onHear={onHear} />
      ) : (
        <p className="body2 text2">{t('word.choose')}</p>
      )}
    </aside>
  );
}

function ChosenWord({ word, order, feedback, onHear }: WordPanelProps & { word: SpokenWord }) {
  const { t } = useTranslation('feedback');
  const judged = findWord(feedback, order, word);
  const mark = markOf(word);
  const text = judged?.word ?? bareWord(word.text);
  return (
    <>
      <div className={styles.panelHead}>
        <div lang="en">
          <p className={styles.panelWord}>{text}</p>
          {judged?.phonetic && <p className={`body2 text2 ${styles.ipa}`}>/{judged.phonetic}/</p>}
        </div>
        <IconButton className={styles.round} aria-label={t('word.hear')} onClick={onHear}>
          <Icon name="play" />
        </IconButton>
        {mark !== 'filler' && <ModelButton text={text} />}
      </div>
      <p className={styles.panelMark}>
        <Chip {...looks[mark]} label={t(`mark.${mark}`)} />
        {word.accuracy_score !== null && (
          <span className="figures body2 strong">{Math.round(word.accuracy_score)}</span>
        )}
      </p>
      {mark === 'unjudged' && <p className="caption text2">{t('word.unjudged')}</p>}
      {judged && judged.phonemes.length > 0 && <Phonemes phonemes={judged.phonemes} />}
      {mark !== 'filler' && (
        <ButtonLink variant="soft" size="small" fullWidth to={coachingAddress(feedback.sessionId, text)}>
          {t('word.practise')}
        </ButtonLink>
      )}
    </>
  );
}
