import type { SkillProgress } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './progress-page.module.css';

const looks = [
  { verdict: 'improved', icon: 'trendUp', look: styles.up },
  { verdict: 'declined', icon: 'trendDown', look: styles.down },
  { verdict: 'unchanged', icon: 'arrowRight', look: styles.same },
] as const;

interface WhatImprovedProps {
  skills: SkillProgress[];
  scored: number;
  needed: number;
}

/** The latest sessions beside those before; with too few of them, that there is nothing to tell yet. */
export function WhatImproved({ skills, scored, needed }: WhatImprovedProps) {
  const { t, i18n } = useTranslation(['progress', 'scores']);
  const compared = skills.flatMap(({ criterion, comparison }) =>
    comparison ? [{ criterion, comparison }] : [],
  );
  const [first] = compared;
  const listed = (names: string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <div className={`card ${styles.improved}`}>
      <h3>{t('whatImproved')}</h3>
      {first ? (
        <>
          <ul>
            {looks.map(({ verdict, icon, look }) => {
              const those = compared.filter(({ comparison }) => comparison.verdict === verdict);
              if (those.length === 0) return null;
              return (
                <li key={verdict} className={look}>
                  <Icon name={icon} />
                  <span>
                    <span className="strong">{t(`verdict.${verdict}`)}</span>
                    {listed(
                      those.map(({ criterion, comparison }) =>
                        verdict === 'unchanged'
                          ? t(`scores:${criterion}`)
                          : t('changedBy', { name: t(`scores:${criterion}`), by: changeOf(comparison) }),
                      ),
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
          <p className="caption text2">
            {t('comparedWith', {
              recent: first.comparison.recent_sessions,
              earlier: first.comparison.earlier_sessions,
            })}
          </p>
        </>
      ) : (
        <p className="text2">{t('tooFew', { scored, needed })}</p>
      )}
    </div>
  );
}

/** As measured, before rounding to half bands: small steps count. */
function changeOf({
  recent_average: recent,
  earlier_average: earlier,
}: NonNullable<SkillProgress['comparison']>) {
  const change = recent - earlier;
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`;
}
