import type { SubscribePush } from '@psp/contracts/push';
import { ApiError } from '@psp/remote/api-error';
import { pushStrings as strings } from './push-strings.ts';

/** Service worker that shows the notifications. It is registered only when a user turns them on. */
const WORKER = '/sw.js';

/** Permission and subscription of this browser. */
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

/** Reads the permission and subscription of this browser; never rejects for lack of support. */
export const readThisDevice = async (): Promise<ThisDevice> => {
  if (!isSupported()) return { permission: 'unsupported', fingerprint: null };
  // Some browsers have the interfaces but reject every call, for example in private windows.
  const subscription = await subscriptionHere().catch(() => null);
  return { permission: Notification.permission, fingerprint: subscription && (await fingerprintOf(subscription)) };
};

/**
 * Asks for permission, then subscribes this browser with the portal's public key. Throws an ApiError with the code
 * `push.not_allowed` when permission is denied, `push.browser` when the browser fails.
 */
export const subscribeHere = async (publicKey: string): Promise<SubscribePush> => {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new ApiError(0, 'push.not_allowed', strings.notAllowed);
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // `subscribe` rejects while a subscription with another key exists.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint = '', keys } = subscription.toJSON();
    return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
  } catch {
    throw new ApiError(0, 'push.browser', strings.failed);
  }
};

/** Ends the subscription of this browser, if there is one. */
export const unsubscribeHere = async (): Promise<void> => {
  await (await subscriptionHere())?.unsubscribe();
};

/** Calls `changed` when the permission changes in the browser's settings. Returns a function that removes the listener. */
export const followPermission = (changed: () => void): (() => void) => {
  const controller = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: controller.signal }))
    .catch(() => undefined);
  return () => controller.abort();
};
