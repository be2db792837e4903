import { useTranslation } from 'react-i18next';
import { Bilingual } from '../../components/bilingual.tsx';
import chinese from '../../i18n/zh/operations.json';

/** Apart from the page, whose code a learner never loads. */
export default function OperationsRefusal() {
  const { t } = useTranslation('operations');
  return <Bilingual text={t('refusal')} chinese={chinese.refusal} />;
}
