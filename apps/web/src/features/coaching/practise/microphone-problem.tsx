import type { CaptureProblem } from '@bandwise/speech/browser/capture';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';

interface MicrophoneProblemProps {
  problem: CaptureProblem;
}

/** The specification's text, and what can be done about it. */
export function MicrophoneProblem({ problem }: MicrophoneProblemProps) {
  const { t } = useTranslation(['coaching', 'recorder']);
  return (
    <Notice tone="error">
      <span className="strong">{t('practice.microphoneFailed')}</span> {t(`recorder:problem.${problem}`)}
    </Notice>
  );
}
