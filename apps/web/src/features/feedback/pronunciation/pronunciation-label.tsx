import { useTranslation } from 'react-i18next';
import { Bilingual } from '../../../components/bilingual.tsx';
import type texts from '../../../i18n/en/pronunciation.json';
import chinese from '../../../i18n/zh/pronunciation.json';

interface PronunciationLabelProps {
  name: keyof typeof texts;
}

export function PronunciationLabel({ name }: PronunciationLabelProps) {
  const { t } = useTranslation('pronunciation');
  return <Bilingual text={t(name)} chinese={chinese[name]} />;
}
