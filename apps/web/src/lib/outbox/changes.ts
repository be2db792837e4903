const channelName = 'bandwise-outbox';

/** Something was kept, removed or refused; or the server has taken an answer. */
export type OutboxChange =
  | { kind: 'changed' }
  | { kind: 'sent'; userId: number; sessionId: number; questionOrder: number; isSessionCompleted: boolean };

const listeners = new Set<(change: OutboxChange) => void>();
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<OutboxChange>) => tellHere(data);
  return channel;
}

function tellHere(change: OutboxChange): void {
  for (const listener of listeners) listener(change);
}

/** Tells this tab and every other one of the same browser. */
export function tellChange(change: OutboxChange): void {
  openChannel().postMessage(change);
  tellHere(change);
}

export function onOutboxChange(listener: (change: OutboxChange) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
