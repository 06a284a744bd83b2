/** What one tab tells the others: someone signed in, signed out, or the session ended by itself. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'ended';

const NAME = 'psp-session';
let channel: BroadcastChannel | null = null;

/** Tells the other tabs of this browser, from a tab that listens itself; the sending tab does not hear its own words. */
export function announce(event: SessionEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves the origin
  channel?.postMessage(event);
}

/** Listens to the other tabs; returns the function that stops. One listener serves the page. */
export function listen(handle: (event: SessionEvent) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const own = new BroadcastChannel(NAME);
  own.addEventListener('message', (message: MessageEvent<SessionEvent>) => handle(message.data));
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}
