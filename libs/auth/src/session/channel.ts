/** What one tab tells the others: someone signed in, signed out, or the session ended by itself. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'ended';

const NAME = 'psp-session';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs of this browser; the sending tab does not hear itself. */
export function announce(event: SessionEvent): void {
  open()?.postMessage(event);
}

/** Listens to the other tabs; returns the function that stops and lets the channel go. */
export function listen(handle: (event: SessionEvent) => void): () => void {
  const source = open();
  if (!source) return () => {};
  const onMessage = (message: MessageEvent<SessionEvent>) => handle(message.data);
  source.addEventListener('message', onMessage);
  return () => {
    source.removeEventListener('message', onMessage);
    source.close();
    if (channel === source) channel = null;
  };
}
