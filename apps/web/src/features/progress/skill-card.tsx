import type { SkillProgress } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { LineSign } from '../../components/score-charts/line-sign.tsx';
import { lineLooks } from '../../components/score-charts/score-lines.ts';
import { TierBars } from '../../components/tier-bars.tsx';
import { formatBand } from '../../lib/format.ts';
import styles from './progress-page.module.css';

/** Levels are out of nine: section 9 of the specification. */
const levelMax = 9;

interface SkillCardProps {
  skill: SkillProgress;
}

/** The examiner writes English; labels are in the language of the interface. */
export function SkillCard({ skill }: SkillCardProps) {
  const { t } = useTranslation(['progress', 'scores']);
  const { criterion, currentLevel, feedback, strengths, areasToImprove } = skill;
  return (
    <li className={`card ${styles.skill}`}>
      <div className={styles.skillHead}>
        <LineSign line={criterion} />
        <h3>{t(`scores:skill.${criterion}`)}</h3>
        <p className={styles.level}>
          <TierBars band={currentLevel} />
          <span className={`figures ${styles.levelFigure}`}>{formatBand(currentLevel)}</span>
          <span className="body2 text2">/ {levelMax}</span>
        </p>
      </div>
      <div className={styles.bar}>
        <span
          style={{ width: `${(100 * currentLevel) / levelMax}%`, background: lineLooks[criterion].colour }}
        />
      </div>
      {feedback && (
        <p className="body2 text2" lang="en">
          {feedback}
        </p>
      )}
      <div className={styles.remarks}>
        <RemarkList title={t('strengths')} items={strengths} icon="check" none={t('noStrengths')} />
        <RemarkList title={t('areas')} items={areasToImprove} icon="arrowRight" none={t('noAreas')} />
      </div>
    </li>
  );
}

interface RemarkListProps {
  title: string;
  items: string[];
  icon: 'check' | 'arrowRight';
  none: string;
}

function RemarkList({ title, items, icon, none }: RemarkListProps) {
  return (
    <div>
      <h4 className="body2 strong">{title}</h4>
      {items.length === 0 && <p className="body2 text2">{none}</p>}
      <ul className={icon === 'check' ? styles.strengths : styles.areas}>
        {items.map((item) => (
          <li key={item} className="body2">
            <Icon name={icon} sizePx={16} />
            <span lang="en">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
