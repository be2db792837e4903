import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section-nav.module.css';

const sections = ['overview', 'criteria', 'answers', 'pronunciation', 'coaching', 'suggestions'] as const;
type SectionName = (typeof sections)[number];

/** The stretch of the screen in which a section counts as being read. */
const readingArea = '-15% 0px -75% 0px';

interface SectionNavProps {
  hasCriteria: boolean;
  /** Pronunciation and coaching. */
  hasSounds: boolean;
}

/** Stays at the top while the report scrolls by, and shows where one is. */
export function SectionNav({ hasCriteria, hasSounds }: SectionNavProps) {
  const { t } = useTranslation('feedback');
  const current = useCurrentSection();
  const isThere = (section: SectionName) => {
    if (section === 'criteria') return hasCriteria;
    return hasSounds || (section !== 'pronunciation' && section !== 'coaching');
  };
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul className={`container ${styles.links}`}>
        {sections.filter(isThere).map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
              {t(`nav.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>('overview');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id as SectionName);
      },
      { rootMargin: readingArea },
    );
    for (const section of sections) {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
