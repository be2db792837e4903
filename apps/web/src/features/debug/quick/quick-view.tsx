import { debugLimits } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickCard, QuickCards } from '../../../components/quick-card.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { readDigits } from '../../../lib/read-digits.ts';
import { slowRequests, writeLogAddress, writeTab } from '../debug-address.ts';
import { useAddress } from '../use-address.ts';
import { AskIdDialog } from './ask-id-dialog.tsx';
import { HealthCheck } from './health-check.tsx';
import { RecentErrors } from './recent-errors.tsx';
import { SessionTraceView } from './session-trace-view.tsx';
import { UserActivity } from './user-activity.tsx';

type Asked = 'user' | 'trace';

/** Cards; what most of them find stands below, under an address of its own. */
export function QuickView() {
  const { t, i18n } = useTranslation('debug');
  const { params, open } = useAddress();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [runs, setRuns] = useState(0);
  const action = params.get('action');
  const userId = Number(readDigits(params.get('user_id'))) || null;
  const sessionId = Number(readDigits(params.get('session_id'))) || null;

  function show(values: Record<string, string | number>) {
    const chosen = writeTab('quick', values);
    // A card pressed again does its work again.
    if (chosen.toString() === params.toString()) setRuns(runs + 1);
    else open(chosen);
  }

  return (
    <>
      <QuickCards>
        <QuickCard
          icon="alert"
          title={t('quick.errors')}
          text={t('quick.errorsText')}
          onClick={() => show({ action: 'errors' })}
        />
        <QuickCard
          icon="hourglass"
          title={t('quick.slow')}
          text={t('quick.slowText', { ms: formatNumber(debugLimits.slowRequestMs, i18n.language) })}
          onClick={() => open(writeLogAddress(slowRequests))}
        />
        <QuickCard
          icon="person"
          title={t('quick.user')}
          text={t('quick.userText')}
          onClick={() => setAsked('user')}
        />
        <QuickCard
          icon="list"
          title={t('quick.trace')}
          text={t('quick.traceText')}
          onClick={() => setAsked('trace')}
        />
        <QuickCard
          icon="chart"
          title={t('quick.traffic')}
          text={t('quick.trafficText')}
          onClick={() => open(writeTab('statistics'))}
        />
        <QuickCard
          icon="checkCircle"
          title={t('quick.health')}
          text={t('quick.healthText')}
          onClick={() => show({ action: 'health' })}
        />
      </QuickCards>
      {action === 'errors' && <RecentErrors key={runs} />}
      {action === 'user' && userId !== null && <UserActivity key={`${userId}-${runs}`} userId={userId} />}
      {action === 'trace' && sessionId !== null && (
        <SessionTraceView key={`${sessionId}-${runs}`} sessionId={sessionId} />
      )}
      {action === 'health' && <HealthCheck key={runs} />}
      {asked && (
        <AskIdDialog
          what={asked}
          onClose={() => setAsked(null)}
          onChosen={(id) => {
            setAsked(null);
            show(asked === 'user' ? { action: asked, user_id: id } : { action: asked, session_id: id });
          }}
        />
      )}
    </>
  );
}
