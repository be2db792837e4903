import { useTranslation } from 'react-i18next';
import styles from './bilingual.module.css';

interface BilingualProps {
  /** In the language of the interface. */
  text: string;
  /** From the Chinese texts, whatever the language. */
  chinese: string;
}

/** A label that the specification gives in Chinese: with its translation, or alone in a Chinese interface. */
export function Bilingual({ text, chinese }: BilingualProps) {
  const { i18n } = useTranslation();
  if (i18n.language === 'zh') return text;
  return (
    <>
      {text}{' '}
      <span className={styles.chinese} lang="zh">
        {chinese}
      </span>
    </>
  );
}
