import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './progress-page.module.css';

const views = [
  { name: 'chart', icon: 'chart' },
  { name: 'table', icon: 'list' },
] as const;
type View = (typeof views)[number]['name'];

interface ViewSwitchProps {
  view: View;
  onChange: (view: View) => void;
}

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('progress');
  return (
    <div className={styles.switch} role="group" aria-label={t('showAs')}>
      {views.map(({ name, icon }) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onChange(name)}>
          <Icon name={icon} sizePx={16} />
          {t(name)}
        </button>
      ))}
    </div>
  );
}
