import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { serveServiceWorker } from './routes.ts';

const ORIGIN = 'https://portal.exemplu.ro';

const keys = { p256dh: 'p', auth: 'a' };
const subscription = (name: string) => ({
  options: { applicationServerKey: `key of ${name}` },
  toJSON: () => ({ endpoint: `https://push.exemplu.ro/${name}`, expirationTime: null, keys }),
});

interface Handled {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json(): unknown };
  notification?: { close(): void; data?: object };
  oldSubscription?: object;
  newSubscription?: object;
}

/** Responses of the portal, by method and path. */
type Responses = Record<string, [status: number, body?: object][]>;

/**
 * Runs the worker with open tabs, and with the portal's responses in order. `fire` dispatches an event and returns the worker's
 * actions.
 */
function startWorker(tabs: string[] = [], responses: Responses = {}) {
  const done: unknown[][] = [];
  const handlers: Record<string, (event: Handled) => void> = {};
  const clients = {
    matchAll: async () => tabs.map((url) => ({ url, focus: async () => done.push(['focus', url]) })),
    openWindow: async (url: string) => done.push(['open', url]),
  };
  const self = {
    ...{ clients, location: { origin: ORIGIN } },
    registration: {
      showNotification: async (...shown: unknown[]) => done.push(['show', ...shown]),
      pushManager: {
        subscribe: async ({ applicationServerKey: key }: { applicationServerKey: unknown }) => {
          done.push(['subscribe', key]);
          return subscription('new');
        },
      },
    },
    addEventListener: (name: string, handler: (event: Handled) => void) => (handlers[name] = handler),
  };
  const fetch = async (path: string, { method = 'GET', headers, body }: RequestInit) => {
    done.push(['fetch', `${method} ${path}`, ...(body ? [JSON.parse(String(body))] : [])]);
    expect(new Headers(headers).get('x-background')).toBe('1');
    const [status = 404, json = {}] = responses[`${method} ${path}`]?.shift() ?? [];
    return { status, ok: status < 300, json: async () => json };
  };
  runInNewContext(readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8'), { self, URL, fetch });
  const fire = async (name: string, event: Omit<Handled, 'waitUntil'>) => {
    const work: Promise<unknown>[] = [];
    handlers[name]?.({ ...event, waitUntil: (one) => work.push(one) });
    await Promise.all(work);
    return done;
  };
  const click = (data?: object) =>
    fire('notificationclick', { notification: { close: () => void done.push(['close']), ...(data ? { data } : {}) } });
  return { handlers, fire, click };
}

test('a pushed message is shown as a notification with its tag', async () => {
  const told = { title: 'Ofertă nouă', body: 'Orașul Vechi', href: '/uat/offers', tag: 'a' };
  const done = await startWorker().fire('push', { data: { json: () => told } });
  const { title, ...rest } = told;
  expect(done).toEqual([['show', title, { body: rest.body, tag: 'a', lang: 'ro', data: { href: '/uat/offers' } }]]);
});

test('a click opens the page of the notification, or focuses the tab that shows it', async () => {
  expect(await startWorker().click({ href: '/uat/offers' })).toEqual([['close'], ['open', `${ORIGIN}/uat/offers`]]);
  const other = `${ORIGIN}/uat/service-requests/new`;
  expect(await startWorker([other]).click({ href: '/uat/offers' })).toEqual([
    ['close'],
    ['open', `${ORIGIN}/uat/offers`],
  ]);
  expect(await startWorker([other, `${ORIGIN}/uat/offers`]).click({ href: '/uat/offers' })).toEqual([
    ['close'],
    ['focus', `${ORIGIN}/uat/offers`],
  ]);
});

test.each(['https://alt-sit.example/x', '//alt-sit.example', 'javascript:alert(1)'])(
  'a click never opens another site: %s',
  async (href) => {
    expect(await startWorker().click({ href })).toEqual([['close'], ['open', `${ORIGIN}/notificari`]]);
  },
);

const RENEW = 'POST /api/identity/push/devices/renew';
const renewal = ['fetch', RENEW, { endpoint: 'https://push.exemplu.ro/new', keys }];

test.each<[string, { oldSubscription?: object; newSubscription?: object }, unknown[][]]>([
  ['that the browser has created', { newSubscription: subscription('new') }, [renewal]],
  [
    'created with the key of the old one',
    { oldSubscription: subscription('old') },
    [['subscribe', 'key of old'], renewal],
  ],
  ['created with the key of the portal', {}, [['fetch', 'GET /api/identity/push'], ['subscribe', 'key'], renewal]],
])('the portal stores a subscription %s', async (_, event, expected) => {
  const responses: Responses = { [RENEW]: [[204]], 'GET /api/identity/push': [[200, { publicKey: 'key' }]] };
  expect(await startWorker([], responses).fire('pushsubscriptionchange', event)).toEqual(expected);
});

test('an expired session is renewed first; without a session the worker does not subscribe', async () => {
  const event = { newSubscription: subscription('new') };
  const refresh = ['fetch', 'POST /api/identity/token', { grant_type: 'refresh_token' }];
  const responses: Responses = { [RENEW]: [[401], [204]], 'POST /api/identity/token': [[200]] };
  expect(await startWorker([], responses).fire('pushsubscriptionchange', event)).toEqual([renewal, refresh, renewal]);
  const none: Responses = { 'GET /api/identity/push': [[401]], 'POST /api/identity/token': [[401]] };
  expect(await startWorker([], none).fire('pushsubscriptionchange', {})).toEqual([
    ['fetch', 'GET /api/identity/push'],
    refresh,
  ]);
});

test('the worker intercepts no requests', () => {
  expect(Object.keys(startWorker().handlers)).toEqual(['push', 'notificationclick', 'pushsubscriptionchange']);
});

test('the worker is served as a script that browsers revalidate each time', async () => {
  const app = fastify();
  await serveServiceWorker(app);
  const { headers } = await app.inject('/sw.js');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
});
