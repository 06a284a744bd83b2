import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SessionView } from '@psp/contracts/accounts';
import { followOtherTabs, useSession } from './index.ts';
import { enterSecondFactor, signIn, switchOrganisation } from './sign-in.ts';

const { fetch } = globalThis;
const asked: { path: string; body: unknown }[] = [];
let answers: [status: number, body: object][] = [];

const session: SessionView = {
  account: { id: 'cont', displayName: 'Ioana', email: 'ioana@exemplu.ro' },
  organisation: { id: 'comuna', name: 'Comuna', kind: 'uat', status: 'approved' },
  role: 'owner',
};
const signedIn = { session, challenge: null, memberships: [], recoveryCodes: null };
const credentials = { email: 'ioana@exemplu.ro', password: 'o parolă' };

beforeEach(() => {
  asked.length = 0;
  useSession.setState({ status: 'anonymous', account: null, organisation: null, kind: null });
  globalThis.fetch = jest.fn<typeof fetch>((path, init) => {
    asked.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    const [status, body] = answers.shift() ?? [500, {}];
    return Promise.resolve(Response.json(body, { status }));
  });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

describe('signing in', () => {
  test('with one organisation opens the session', async () => {
    answers = [[200, signedIn]];
    expect((await signIn(credentials)).session).toEqual(session);
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', kind: 'uat', role: 'owner' });
    expect(asked).toEqual([
      { path: '/api/identity/token', body: { grant_type: 'password', screen: 'member', ...credentials } },
    ]);
  });

  test('on the administrators’ screen asks for an administrator', async () => {
    answers = [[403, { code: 'auth.not_admin', message: 'Nu ai permisiuni de administrator' }]];
    await expect(signIn(credentials, 'admin')).rejects.toMatchObject({ status: 403, code: 'auth.not_admin' });
    expect(asked[0]).toMatchObject({ path: '/api/identity/token', body: { screen: 'admin' } });
    expect(useSession.getState().status).toBe('anonymous');
  });

  test('with a second factor opens nothing before the code', async () => {
    answers = [
      [200, { ...signedIn, session: null, challenge: { kind: 'code' } }],
      [200, signedIn],
    ];
    expect(await signIn(credentials)).toEqual({ session: null, challenge: { kind: 'code' } });
    expect(useSession.getState().status).toBe('anonymous');
    await enterSecondFactor('123456');
    expect(useSession.getState().status).toBe('signed-in');
    expect(asked[1]).toEqual({
      path: '/api/identity/factors/totp/verify',
      body: { code: '123456', challenge: 'sign-in' },
    });
  });

  test('returns the recovery codes of an enrolment, which are sent once', async () => {
    answers = [[200, { ...signedIn, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }]];
    expect(await enterSecondFactor('123456')).toMatchObject({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
  });

  test('a response with neither session nor challenge is an error', async () => {
    answers = [[200, { session: null, challenge: { kind: 'altceva' } }]];
    await expect(signIn(credentials)).rejects.toMatchObject({ status: 502 });
    expect(useSession.getState().status).toBe('anonymous');
  });
});

test('switching the organisation changes the organisation of the session', async () => {
  const organisation = { id: 'firma', name: 'Firma', kind: 'firma', status: 'approved' };
  answers = [[200, { session: { ...session, organisation } }]];
  await switchOrganisation('firma');
  expect(useSession.getState()).toMatchObject({ kind: 'firma', organisation });
  expect(asked[0]?.body).toEqual({ organisationId: 'firma' });
});

test('a refused switch of organisation leaves the session unchanged', async () => {
  useSession.setState({ status: 'signed-in', kind: 'uat', organisation: session.organisation });
  answers = [[403, { code: 'auth.second_factor_required', message: 'Este nevoie de al doilea pas.' }]];
  await expect(switchOrganisation('admin')).rejects.toMatchObject({ code: 'auth.second_factor_required' });
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', kind: 'uat' });
});

test('a tab is notified when another tab switches the organisation', async () => {
  const channels: EventTarget[] = [];
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    close = () => {};
  }
  const { BroadcastChannel } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: Channel });
  useSession.setState({ status: 'signed-in', ...session, kind: 'uat' });
  const organisation = { ...session.organisation, id: 'oraș', name: 'Orașul' };
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ session: { ...session, organisation } })),
  );
  const told = new Promise((resolve) => followOtherTabs(resolve));
  channels[0]?.dispatchEvent(new MessageEvent('message', { data: 'signed-in' }));
  expect(await told).toEqual(organisation);
  Object.assign(globalThis, { BroadcastChannel });
});
