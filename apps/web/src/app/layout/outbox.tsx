import i18next from 'i18next';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const OutboxStatus = onDemand(async () => {
  const [status] = await Promise.all([import('./outbox-status.tsx'), i18next.loadNamespaces('outbox')]);
  return status;
});

/** Answers wait for their owner; nobody else sends or sees them. */
export function Outbox() {
  const { isAuthenticated, user } = useSession();
  if (!isAuthenticated || !user) return null;
  return <OutboxStatus key={user.id} userId={user.id} />;
}
