import { useTranslation } from 'react-i18next';
import type texts from '../../i18n/en/score-report.json';
import chinese from '../../i18n/zh/score-report.json';
import { Bilingual } from '../bilingual.tsx';

export type ReportLabelName = keyof typeof texts;

interface ReportLabelProps {
  name: ReportLabelName;
}

export function ReportLabel({ name }: ReportLabelProps) {
  const { t } = useTranslation('score-report');
  return <Bilingual text={t(name)} chinese={chinese[name]} />;
}
