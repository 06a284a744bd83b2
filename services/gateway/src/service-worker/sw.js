/*
 * Shows push notifications, also while no page of the portal is open, and stores the new push subscription when the browser replaces
 * it. It intercepts no requests and caches nothing.
 */

/**
 * Types of the service worker scope, which the DOM types lack.
 * @typedef {object} Pushed
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {{ json(): { title: string, body: string, href: string, tag: string } }} data
 *
 * @typedef {object} Clicked
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {Notification} notification
 *
 * @typedef {object} Resubscribed
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {PushSubscription} [oldSubscription] The replaced subscription, if the browser passes it.
 * @property {PushSubscription} [newSubscription] The new subscription, if the browser has subscribed by itself.
 *
 * @typedef {object} Worker
 * @property {(name: string, handler: (event: Pushed & Clicked & Resubscribed) => void) => void} addEventListener
 * @property {ServiceWorkerRegistration} registration
 * @property {Location} location
 * @property {{
 *   matchAll(options: object): Promise<{ url: string, focus(): Promise<unknown> }[]>,
 *   openWindow(url: string): Promise<unknown>,
 * }} clients
 */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

const FALLBACK = '/notificari';

worker.addEventListener('push', (event) => {
  const { title, body, href, tag } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, lang: 'ro', data: { href } }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.href ?? FALLBACK));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/**
 * Stores the new subscription for the signed-in user. The portal accepts it only from a browser that already receives that user's
 * notifications.
 * @param {Resubscribed} event
 */
async function renew({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? (await subscribe(oldSubscription?.options.applicationServerKey));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await ask('/api/identity/push/devices/renew', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** @param {ArrayBuffer | null} [known] */
async function subscribe(known) {
  const key = known ?? (await publicKey());
  return key && worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** @returns {Promise<string | null>} */
async function publicKey() {
  const answer = await ask('/api/identity/push');
  return answer.ok ? (await answer.json()).publicKey : null;
}

/**
 * Sends a request and retries it once after renewing an expired session. `x-background` marks requests that no user caused, so that
 * they do not extend an idle session.
 * @param {string} path
 * @param {object} [body]
 */
async function ask(path, body) {
  const first = await send(path, body);
  if (first.status !== 401) return first;
  const renewed = await send('/api/identity/token', { grant_type: 'refresh_token' });
  return renewed.ok ? send(path, body) : first;
}

/**
 * @param {string} path
 * @param {object} [body]
 */
const send = (path, body) =>
  fetch(path, {
    headers: { 'x-background': '1', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

/**
 * Opens a page, or focuses the tab that shows it. Other tabs are left alone, because the user may be writing in them.
 * @param {string} href
 */
async function openPage(href) {
  const { origin } = worker.location;
  const wanted = new URL(href, origin);
  const url = wanted.origin === origin ? wanted.href : origin + FALLBACK;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  await (tab ? tab.focus() : worker.clients.openWindow(url));
}
