import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import type { CoachingWord } from '../coaching-plan.ts';
import type { Attempt } from '../practise/evaluate-word.ts';
import { chooseTips, problemSounds } from './choose-tips.ts';
import { MouthDrawing } from './mouth-drawing.tsx';
import { practiceExamples } from './practice-examples.ts';
import styles from './tips.module.css';

interface TipsStepProps {
  word: CoachingWord;
  latest: Attempt | undefined;
}

/** What to do about the sounds that still go wrong, or went wrong in the answer. */
export function TipsStep({ word, latest }: TipsStepProps) {
  const { t } = useTranslation(['coaching', 'phoneme-tips']);
  const now = problemSounds(latest?.evaluation.learner.phonemes ?? []);
  const phonemes = now.length > 0 ? now : problemSounds(word.phonemes);
  const tips = chooseTips(phonemes);
  const [worst] = phonemes;
  const ipaOf = (phoneme: string) =>
    [...(latest?.evaluation.learner.phonemes ?? []), ...word.phonemes].find(
      (sound) => sound.phoneme === phoneme,
    )?.ipa ?? '';
  return (
    <div className={styles.tips}>
      <h3>{t('tips.title')}</h3>
      <div className={styles.columns}>
        <ol className={styles.list}>
          {tips.map(({ phoneme, text }) => (
            <li key={`${phoneme ?? ''} ${text}`}>
              <Icon name="spark" />
              <p>
                {phoneme === null ? (
                  t(`phoneme-tips:${text}`)
                ) : (
                  <>
                    <span className={styles.ipa} lang="en-fonipa">
                      /{ipaOf(phoneme)}/
                    </span>{' '}
                    {t(`phoneme-tips:${phoneme}.${text}`)}
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
        {worst && <MouthDrawing phoneme={worst} />}
      </div>
      {worst && (
        <dl className={styles.examples}>
          <div>
            <dt className="caption text2">{t('tips.pair')}</dt>
            <dd lang="en">{practiceExamples[worst].pair.join(' – ')}</dd>
          </div>
          <div>
            <dt className="caption text2">{t('tips.words')}</dt>
            <dd lang="en">{practiceExamples[worst].words.join(', ')}</dd>
          </div>
          <div>
            <dt className="caption text2">{t('tips.sentence')}</dt>
            <dd lang="en">{practiceExamples[worst].sentence}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
