import { type BrowserContext, type CDPSession, expect, type Worker } from '@playwright/test';
import type { SubscribePush } from '@psp/contracts/push';
import { type PushServer, startPushServer } from '@psp/worker/testing/push-server';
import { accounts, openSession, PASSWORD } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { expectAccessible } from './support/axe.ts';
import { createColleague } from './support/colleagues.ts';
import { pressOn } from './support/keyboard.ts';
import { expectTitle } from './support/page.ts';
import { fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const TEST_TITLE = 'Notificare de probă';

let server: PushServer;
test.beforeAll(async () => {
  server = await startPushServer();
});
test.afterAll(() => server.close());

/* Replaces push service and permission, which test browsers do not have. */
async function withPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const unsubscribe = async () => {
        localStorage.removeItem('subscribed');
        return true;
      };
      const made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
      let permission = localStorage.getItem('permission') ?? 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        localStorage.setItem('permission', 'granted');
        return (permission = 'granted') as NotificationPermission;
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem('subscribed', 'yes');
          return made;
        },
        getSubscription: async () => (localStorage.getItem('subscribed') ? made : null),
      });
    },
    await newSubscription(context),
  );
}

async function newSubscription(context: BrowserContext): Promise<SubscribePush> {
  const { publicKey } = await (await context.request.get('/api/identity/push')).json();
  return server.subscription(publicKey);
}

/** Waits for the notification with this title. */
async function receivedNotification(title: string) {
  const found = () => server.received.find(({ message }) => message.title === title)?.message;
  await expect.poll(found).toBeDefined();
  return found();
}

/** Resolves to the id of the service worker registration. */
const registrationIn = (cdp: CDPSession): Promise<string> =>
  new Promise((resolve, reject) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
    cdp.send('ServiceWorker.enable').catch(reject);
  });

/** Notifications that the worker showed and addresses that it opened. */
interface WorkerActions {
  shown: { title: string; options: NotificationOptions }[];
  opened: string[];
}
interface WorkerScope {
  actions: WorkerActions;
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<void> };
  dispatchEvent(event: Event): void;
}

/** Records the actions of the worker, which need a permission otherwise. Resolves to a function that reads them. */
async function recordActions(worker: Worker): Promise<() => Promise<WorkerActions>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.actions = { shown: [], opened: [] };
    scope.registration.showNotification = async (title, options = {}) =>
      void scope.actions.shown.push({ title, options });
    scope.clients.openWindow = async (url) => void scope.actions.opened.push(url);
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerScope).actions);
}

/** Clicks the notification that the worker showed last. */
const clickNotification = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const notification = { close: () => undefined, data: scope.actions.shown.at(-1)?.options.data };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });

/** Simulates that the browser replaces the worker's subscription. */
const resubscribe = (worker: Worker, subscription: SubscribePush): Promise<void> =>
  worker.evaluate(async (made) => {
    const work: Promise<unknown>[] = [];
    const newSubscription = { toJSON: () => made };
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    const event = Object.assign(new Event('pushsubscriptionchange'), { newSubscription, waitUntil });
    (globalThis as unknown as WorkerScope).dispatchEvent(event);
    await Promise.all(work);
  }, subscription);

test('a device receives notifications from subscription until its user signs out', async ({
  browser,
  context,
  page,
}) => {
  await openSession(context, 'comuna');
  await withPushService(context);
  await page.goto('/cont/notificari');
  await expectTitle(page, 'Contul meu');
  const panel = page.getByRole('region', { name: 'Notificări pe acest dispozitiv' });
  await expect(panel.getByText('Oprite', { exact: true })).toBeVisible();
  expect(context.serviceWorkers()).toEqual([]);
  await pressOn(page, panel.getByRole('button', { name: 'Pornește pe acest dispozitiv' }));
  await expect(panel.getByText('Pornite', { exact: true })).toBeVisible();
  await expect(panel.getByText('Acest dispozitiv', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // The pressed button has been removed, so the next Tab continues in the panel.
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Trimite o notificare de probă' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^Am trimis notificarea de probă/)).toBeVisible();
  await receivedNotification(TEST_TITLE);

  const { context: colleague } = await createColleague(browser, 'viewer');
  await colleague.close();
  const message = await receivedNotification('Membru nou');
  expect(message?.href).toBe('/uat/members');
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationIn(cdp);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker runs');
  const actions = await recordActions(worker);
  const data = JSON.stringify(message);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: portalUrl(), registrationId, data });
  const options = { tag: message?.tag, data: { href: '/uat/members' } };
  await expect.poll(actions).toMatchObject({ shown: [{ title: 'Membru nou', options }] });
  await clickNotification(worker);
  await expect.poll(actions).toMatchObject({ opened: [`${portalUrl()}/uat/members`] });

  const renewed = await newSubscription(context);
  await resubscribe(worker, renewed);
  await panel.getByRole('button', { name: 'Trimite o notificare de probă' }).click();
  const triedAt = () =>
    server.received.filter(({ endpoint, message: { title } }) => endpoint === renewed.endpoint && title === TEST_TITLE);
  await expect.poll(triedAt).toHaveLength(1);

  await page.getByRole('button', { name: /^Contul dvs/ }).click();
  await page.getByRole('button', { name: 'Deconectare' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login?tip=uat&inapoi=/cont/notificari');
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(panel.getByText('Oprite', { exact: true })).toBeVisible();
  await expect(panel.getByText('Dispozitivele care primesc notificări')).toHaveCount(0);
});
