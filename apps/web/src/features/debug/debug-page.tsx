import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../components/tabs.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { DebugTab } from './debug-address.ts';
import { debugTabs, readOpened, readTab, writeTab } from './debug-address.ts';
import styles from './debug.module.css';
import { CallDetails } from './details/call-details.tsx';
import { LogDetails } from './details/log-details.tsx';
import { ExternalView } from './external/external-view.tsx';
import { LogView } from './log-view/log-view.tsx';
import { QuickView } from './quick/quick-view.tsx';
import { StatisticsView } from './statistics/statistics-view.tsx';
import { useAddress } from './use-address.ts';

const views: Record<DebugTab, () => React.ReactElement> = {
  logs: LogView,
  statistics: StatisticsView,
  quick: QuickView,
  external: ExternalView,
};

export default function DebugPage() {
  const { t } = useTranslation('debug');
  const { params, open, closeDetails } = useAddress();
  const [left, setLeft] = useState<Partial<Record<DebugTab, URLSearchParams>>>({});
  const tab = readTab(params);
  const View = views[tab];
  const logId = readOpened(params, 'log');
  const callId = readOpened(params, 'call');
  usePageTitle(t('title'));

  /** A tab is found as it was left. */
  function change(chosen: DebugTab) {
    setLeft({ ...left, [tab]: params });
    open(left[chosen] ?? writeTab(chosen));
  }

  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <Tabs
        id="debug"
        names={debugTabs}
        chosen={tab}
        label={t('tabs')}
        labelOf={(name) => t(`tab.${name}`)}
        onChoose={change}
      />
      <div role="tabpanel" id={`debug-panel-${tab}`} aria-labelledby={`debug-${tab}`}>
        <View />
      </div>
      {logId !== null && <LogDetails id={logId} onClose={closeDetails} />}
      {callId !== null && <CallDetails id={callId} onClose={closeDetails} />}
    </>
  );
}
