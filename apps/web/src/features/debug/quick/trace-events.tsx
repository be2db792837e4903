import type { SessionTrace } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChipTone } from '../../../components/chip.tsx';
import { ListEmpty } from '../../../components/list-card.tsx';
import debugStyles from '../debug.module.css';
import { formatMs } from '../../../lib/format-ms.ts';
import { LogTime } from '../log-time.tsx';
import { ResponseTime } from '../response-time.tsx';
import { ToneChip } from '../status-chips.tsx';
import { useAddress } from '../use-address.ts';
import styles from './quick.module.css';
import { useTraceWords } from './trace-words.ts';

type TraceEvent = SessionTrace['events'][number];

const tones: Record<TraceEvent['outcome'], ChipTone> = {
  ok: 'success',
  failed: 'error',
  under_way: 'primary',
};

/** Events with details of their own, and the name under which the address opens them. */
const detailed: Partial<Record<TraceEvent['kind'], 'log' | 'call'>> = {
  request: 'log',
  external_call: 'call',
};

const isPath = ({ kind }: TraceEvent) => kind === 'request' || kind === 'external_call';

interface TraceEventsProps {
  events: readonly TraceEvent[];
}

/** In the order of time, so that the cause stands above its effect. */
export function TraceEvents({ events }: TraceEventsProps) {
  const { t } = useTranslation('debug');
  const { nameOf, stateOf, errorOf } = useTraceWords();
  if (events.length === 0) return <ListEmpty text={t('trace.empty')} />;
  return (
    <ol className={styles.events}>
      {events.map((event, place) => (
        <li key={`${event.kind}-${event.id ?? event.time}-${String(place)}`} className={styles.event}>
          <span className="caption text2 figures">
            <LogTime at={event.time} />
          </span>
          <span className={styles.eventWhat}>
            <span className="strong">{t(`trace.kind.${event.kind}`)}</span>
            <span className={isPath(event) ? `${debugStyles.mono} ${debugStyles.path}` : undefined}>
              {nameOf(event)}
            </span>
            {event.error !== null && (
              <span
                className={`caption ${styles.problem}`}
                lang={event.kind === 'request' ? undefined : 'en'}
              >
                {errorOf(event)}
              </span>
            )}
          </span>
          <span className={styles.eventEnd}>
            {event.duration !== null && <Duration event={event} ms={event.duration} />}
            <ToneChip tone={tones[event.outcome]} label={stateOf(event)} />
          </span>
          <EventDetails event={event} name={nameOf(event)} state={stateOf(event)} />
        </li>
      ))}
    </ol>
  );
}

/** Only an answer can be slow: a job takes as long as the learner spoke. */
function Duration({ event, ms }: { event: TraceEvent; ms: number }) {
  const { i18n } = useTranslation();
  if (detailed[event.kind]) return <ResponseTime ms={ms} />;
  return <span className={`figures ${debugStyles.time}`}>{formatMs(ms, i18n.language)}</span>;
}

interface EventDetailsProps {
  event: TraceEvent;
  name: string;
  state: string;
}

function EventDetails({ event, name, state }: EventDetailsProps) {
  const { t } = useTranslation('debug');
  const { detailsLink } = useAddress();
  const opened = detailed[event.kind];
  if (!opened || event.id === null) return null;
  return (
    <Link
      className={debugStyles.link}
      {...detailsLink(opened, event.id)}
      aria-label={t('trace.detailsOf', { name, state })}
    >
      {t('log.details')}
    </Link>
  );
}
