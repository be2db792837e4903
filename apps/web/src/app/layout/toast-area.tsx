import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastContainer, toast } from 'react-toastify';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import { showToastsWith } from '../../lib/notify.ts';
import './toast-area.css';

const autoCloseMs = 5000;
const icons: Record<string, IconName> = { success: 'checkCircle', error: 'alert', info: 'info' };

export default function ToastArea() {
  const { t } = useTranslation();
  useEffect(() => showToastsWith(({ kind, message }) => toast[kind](message)), []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={autoCloseMs}
      hideProgressBar
      icon={({ type }) => <Icon name={icons[type] ?? 'info'} />}
      closeButton={({ closeToast }) => (
        <button type="button" className="toast-close" aria-label={t('action.close')} onClick={closeToast}>
          <Icon name="close" sizePx={16} />
        </button>
      )}
    />
  );
}
