import type { CoachingRemark, SpokenWordShape } from '@bandwise/contract/coaching';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../../components/icon.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { isPhoneme } from '../tips/mouth-shapes.ts';
import { sentenceGap } from '../../../lib/sentence-gap.ts';
import styles from './compare.module.css';

interface RemarkListProps {
  remarks: CoachingRemark[];
  /** As the learner said them. */
  sounds: SpokenWordShape['phonemes'];
}

const icons: Record<CoachingRemark['kind'], IconName> = {
  sound: 'warning',
  missing_sound: 'close',
  stress: 'target',
  pitch: 'trendUp',
  pace: 'clock',
};

/** What the coach says about the last try, in the language of the interface. */
export function RemarkList({ remarks, sounds }: RemarkListProps) {
  const { t } = useTranslation('coaching');
  if (remarks.length === 0) return <Notice tone="success">{t('remark.none')}</Notice>;
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => {
        const isWrong = 'index' in remark && sounds[remark.index]?.flagged;
        return (
          <li
            key={`${remark.kind} ${'index' in remark ? remark.index : ''}`}
            className={isWrong ? styles.wrongRemark : styles.hintRemark}
          >
            <Icon name={isWrong ? 'close' : icons[remark.kind]} />
            <p className="body2">
              <RemarkText remark={remark} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function RemarkText({ remark }: { remark: CoachingRemark }) {
  const { t, i18n } = useTranslation(['coaching', 'phoneme-tips']);
  const gap = sentenceGap(i18n.language);
  const tip = (phoneme: string) => (isPhoneme(phoneme) ? t(`phoneme-tips:${phoneme}.how`) : '');
  switch (remark.kind) {
    case 'sound': {
      const { ipa, accuracy_score: score, heard_as: heard, phoneme } = remark;
      const values = { sound: ipa, score: Math.round(score), heard: heard?.ipa ?? '' };
      return (
        <>
          <span className="strong">{t('remark.sound', values)}</span>
          {gap}
          {heard && t('remark.heardAs', values) + gap}
          {tip(phoneme)}
        </>
      );
    }
    case 'missing_sound':
      return (
        <>
          <span className="strong">{t('remark.missing', { sound: remark.ipa })}</span>
          {gap}
          {tip(remark.phoneme)}
        </>
      );
    case 'stress':
      return (
        <>
          <span className="strong">{t('remark.stress')}</span>
          {gap}
          {t('remark.stressText', { expected: remark.expected_syllable, heard: remark.heard_syllable })}
        </>
      );
    case 'pitch':
      return (
        <>
          <span className="strong">{t('remark.flat')}</span>
          {gap}
          {t('remark.flatText')}
        </>
      );
    case 'pace':
      return (
        <>
          <span className="strong">{t(`remark.${remark.pace}`)}</span>
          {gap}
          {t(`remark.${remark.pace}Text`)}
        </>
      );
  }
}
