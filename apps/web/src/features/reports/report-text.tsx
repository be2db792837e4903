import { useTranslation } from 'react-i18next';
import { Bilingual } from '../../components/bilingual.tsx';
import type texts from '../../i18n/en/reports.json';
import chinese from '../../i18n/zh/reports.json';

export type ReportTextName = keyof typeof texts;

interface ReportTextProps {
  name: ReportTextName;
  /** What stands in the text. */
  values?: Record<string, string | number>;
}

/** A label of this screen: the document gives them in Chinese, so the Chinese is beside every translation. */
export function ReportText({ name, values = {} }: ReportTextProps) {
  const { t } = useTranslation('reports');
  const filled = Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{{${key}}}`, String(value)),
    chinese[name],
  );
  return <Bilingual text={t(name, values)} chinese={filled} />;
}
