/** Events between tabs: signed in, signed out, session ended. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'ended';

const NAME = 'psp-session';
let channel: BroadcastChannel | null = null;

/** Sends an event to the other tabs of this browser. Requires `listen` in this tab. */
export function announce(event: SessionEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves the origin
  channel?.postMessage(event);
}

/** Subscribes to events of the other tabs; returns the function that unsubscribes. One listener per page. */
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
