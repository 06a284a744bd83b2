import type { SubscribePush } from '@psp/contracts/push';
import { ApiError } from '@psp/remote/api-error';
import { pushStrings as strings } from './push-strings.ts';

/** Shows the notifications; it is registered where somebody turns them on, and nowhere else. */
const WORKER = '/sw.js';

/** What the browser says of notifications here. */
export interface ThisDevice {
  permission: NotificationPermission | 'unsupported';
  /** SHA-256 of the endpoint in hexadecimal, as the service lists devices; null without a subscription. */
  fingerprint: string | null;
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const fingerprintOf = async ({ endpoint }: PushSubscription): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(new URL(endpoint).href));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const readThisDevice = async (): Promise<ThisDevice> => {
  if (!isSupported()) return { permission: 'unsupported', fingerprint: null };
  // Some browsers have the interfaces and refuse all use of them, as in private windows.
  const subscription = await subscriptionHere().catch(() => null);
  return { permission: Notification.permission, fingerprint: subscription && (await fingerprintOf(subscription)) };
};

/**
 * Asks the person, then subscribes this browser to what the owner of the key sends. Throws an ApiError when the person or the browser
 * refuses.
 */
export const subscribeHere = async (publicKey: string): Promise<SubscribePush> => {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new ApiError(0, 'push.not_allowed', strings.notAllowed);
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of another key is in the way of a new one; one of this key is given again.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint = '', keys } = subscription.toJSON();
    return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
  } catch {
    throw new ApiError(0, 'push.browser', strings.failed);
  }
};

/** Ends the subscription of this browser; without one there is nothing to do. */
export const unsubscribeHere = async (): Promise<void> => {
  await (await subscriptionHere())?.unsubscribe();
};

/** Calls back when the person changes in the browser's own settings what they allow. Returns the function that stops it. */
export const followPermission = (changed: () => void): (() => void) => {
  const stopping = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: stopping.signal }))
    .catch(() => undefined);
  return () => stopping.abort();
};
