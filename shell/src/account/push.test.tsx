import { createHash, webcrypto } from 'node:crypto';
import type { PushDevice } from '@psp/contracts/push';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerIdentity, refusal, signInAs } from '@psp/remote/testing/identity';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { account, none, openAccount, press } from '../testing/account.tsx';

const ENDPOINT = 'https://push.exemplu.ro/a';
const here: PushDevice = {
  id: 'a',
  name: 'Chrome pe Windows',
  fingerprint: createHash('sha256').update(ENDPOINT).digest('hex'),
  createdAt: '2026-11-01T07:00:00Z',
  lastSentAt: null,
};
const there: PushDevice = {
  ...here,
  id: 'b',
  name: 'Firefox pe Android',
  fingerprint: 'b',
  lastSentAt: '2026-11-20T07:00:00Z',
};
const keys = { p256dh: 'p', auth: 'a' };

// jsdom has no `crypto.subtle`.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const originals = ['Notification', 'PushManager'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

/** Mocks the browser's push interfaces; `answer` is the answer to the permission prompt. Returns the registered worker and keys. */
function withPush(permission: NotificationPermission, { isOn = false, answer = permission, fails = false } = {}) {
  const subscribed: unknown[] = [];
  let current = isOn;
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys }),
    unsubscribe: async () => !(current = false),
  };
  const pushManager = {
    getSubscription: async () => (current ? subscription : null),
    subscribe: async (options: { applicationServerKey: string }) => {
      if (fails) throw new Error('no push service');
      subscribed.push(options.applicationServerKey);
      current = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: async () => (current ? registration : undefined),
    register: async (path: string) => void subscribed.push(path),
    ready: Promise.resolve(registration),
  };
  const notification = {
    permission,
    requestPermission: async () => (notification.permission = answer),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  for (const [name, value] of [
    ['Notification', notification],
    ['PushManager', {}],
  ] as const)
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return subscribed;
}

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const [name, descriptor] of originals)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

/** Opens the section against a service that stores devices. */
async function open(devices: PushDevice[]) {
  let kept = devices;
  const settings = () => ({ publicKey: 'cheie', devices: kept });
  const calls = answerIdentity({
    ...none,
    'GET /user': account,
    'GET /push': settings,
    'POST /push/devices': () => {
      kept = [here, ...kept];
      return settings();
    },
    'POST /push/devices/a/remove': () => {
      kept = kept.filter(({ id }) => id !== 'a');
      return settings();
    },
    'POST /push/devices/b/remove': () => {
      kept = kept.filter(({ id }) => id !== 'b');
      return settings();
    },
    'POST /push/devices/a/try': [429, refusal('rate.limited', 'Prea multe încercări.')],
  });
  await openAccount('/cont/notificari');
  return calls;
}

/** After the pressed button is removed, focus must be in the panel. */
const expectFocusInPanel = () =>
  waitFor(() => {
    const panel = screen.getByRole('region', { name: 'Notificări pe acest dispozitiv' });
    expect(panel.contains(document.activeElement)).toBe(true);
  });

test('a user who allows notifications turns them on in this browser, and off again', async () => {
  const subscribed = withPush('default', { answer: 'granted' });
  const calls = await open([there]);
  expect(await screen.findByText('Oprite')).toBeTruthy();
  expect(screen.getByText(/^Browserul vă va întreba/)).toBeTruthy();
  expect(subscribed).toEqual([]);
  await press('Pornește pe acest dispozitiv');
  expect(await screen.findByText('Pornite')).toBeTruthy();
  expect(subscribed).toEqual(['/sw.js', 'cheie']);
  expect(calls.find(({ call }) => call === 'POST /push/devices')?.body).toEqual({ endpoint: ENDPOINT, keys });
  expect(screen.getByText('Acest dispozitiv')).toBeTruthy();
  await expectFocusInPanel();
  await press('Oprește pe acest dispozitiv');
  expect(await screen.findByText('Oprite')).toBeTruthy();
  expect(screen.queryByText('Acest dispozitiv')).toBeNull();
  await expectFocusInPanel();
});

test('a dismissed prompt can be repeated; after a denial, the panel explains how to allow notifications', async () => {
  withPush('default');
  await open([]);
  await press('Pornește pe acest dispozitiv');
  expect((await screen.findAllByText(/^Nu ați permis notificările/)).length).toBeGreaterThan(0);
  cleanup();
  withPush('default', { answer: 'denied' });
  await open([]);
  await press('Pornește pe acest dispozitiv');
  expect(await screen.findByText('Blocate')).toBeTruthy();
  expect(screen.getByText(/^Pentru a le permite, apăsați pictograma/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pornește pe acest dispozitiv' })).toBeNull();
});

test('a browser without notifications, or one that cannot subscribe, says so', async () => {
  await open([there]);
  expect(await screen.findByText(/^Acest browser nu poate afișa/)).toBeTruthy();
  expect(screen.getByText('Firefox pe Android')).toBeTruthy();
  cleanup();
  withPush('granted', { fails: true });
  await open([]);
  await press('Pornește pe acest dispozitiv');
  expect((await screen.findAllByText(/^Browserul nu a putut porni/)).length).toBeGreaterThan(0);
});

test('another device can be removed, and a refused test notification shows its error', async () => {
  withPush('granted', { isOn: true });
  const calls = await open([here, there]);
  await userEvent.click(await screen.findByRole('button', { name: /^Șterge Firefox pe Android, pornite din / }));
  expect(await screen.findByText('Firefox pe Android nu mai primește notificări.')).toBeTruthy();
  await expectFocusInPanel();
  expect(screen.getByText('Pornite')).toBeTruthy();
  await press('Trimite o notificare de probă');
  expect((await screen.findAllByText('Prea multe încercări.')).length).toBeGreaterThan(0);
  expect(calls.map(({ call }) => call)).toContain('POST /push/devices/b/remove');
});

test('a portal without push notifications shows no panel', async () => {
  withPush('granted');
  answerIdentity({ ...none, 'GET /user': account });
  await openAccount('/cont/notificari');
  expect(await screen.findByRole('heading', { name: 'Ce primiți și cum' })).toBeTruthy();
  expect(screen.queryByText('Notificări pe acest dispozitiv')).toBeNull();
});
