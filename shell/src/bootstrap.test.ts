import { afterEach, expect, jest, test } from '@jest/globals';
import type { SessionView } from '@psp/contracts/accounts';
import { acceptSession, useSession } from '@psp/auth/session';
import { createQueryClient } from '@psp/remote/query';
import { createMemoryRouter } from 'react-router-dom';
import { followSession } from './bootstrap.tsx';
import { firma, session, signInAs } from '@psp/remote/testing/identity';

const client = createQueryClient();
const data = () => client.getQueryData(['uat', 'projects']);
let stop = () => {};

/** Opens a path, signed in for the commune whose data is in the cache. */
function standOn(path: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  signInAs();
  client.setQueryData(['uat', 'projects'], 'ale comunei');
  stop = followSession(router, client);
  return { router, revalidate: jest.spyOn(router, 'revalidate') };
}

const pathOf = ({ router }: ReturnType<typeof standOn>) => router.state.location.pathname;
const as = (organisation: SessionView['organisation']) => acceptSession({ ...session, organisation });

afterEach(() => {
  stop();
  client.clear();
});

test('switching to another organisation of the same kind clears the cache and opens its dashboard', () => {
  const page = standOn('/uat/projects/17');
  as({ ...session.organisation, id: 'alta' });
  expect(data()).toBeUndefined();
  expect(pathOf(page)).toBe('/uat/dashboard');
});

test('switching to another kind of organisation opens its area, or its application while it is pending', () => {
  const page = standOn('/uat/projects');
  as(firma);
  expect(pathOf(page)).toBe('/firma/dashboard');
  as({ ...firma, id: 'nouă', status: 'pending' });
  expect(pathOf(page)).toBe('/cerere');
});

test('a page shared by all kinds stays open and reloads its data', () => {
  const page = standOn('/cont/securitate');
  as(firma);
  expect(data()).toBeUndefined();
  expect(pathOf(page)).toBe('/cont/securitate');
  expect(page.revalidate).toHaveBeenCalled();
});

test('a public page stays open', () => {
  const page = standOn('/parteneri');
  as(firma);
  expect(pathOf(page)).toBe('/parteneri');
  expect(page.revalidate).not.toHaveBeenCalled();
});

test('a session with the same user and organisation changes nothing', () => {
  const page = standOn('/uat/projects');
  acceptSession({ ...session, account: { ...session.account, displayName: 'Ioana M.' } });
  expect(data()).toBe('ale comunei');
  expect(pathOf(page)).toBe('/uat/projects');
});

test('a suspension leaves the area, any other change of status stays on the page', () => {
  const page = standOn('/uat/projects');
  as({ ...session.organisation, status: 'pending' });
  expect(pathOf(page)).toBe('/uat/projects');
  as({ ...session.organisation, status: 'suspended' });
  expect(pathOf(page)).toBe('/organizatie');
});

test.each(['/uat/projects', '/cont/securitate', '/cerere', '/organizatie'])('signing out leaves %s', (path) => {
  const page = standOn(path);
  acceptSession(null);
  expect(pathOf(page)).toBe('/');
});

test.each(['/invitatie', '/parteneri'])('signing out stays on %s, which needs no session', (path) => {
  const page = standOn(path);
  acceptSession(null);
  expect(pathOf(page)).toBe(path);
});

test('an expired session keeps the page and its data', () => {
  const page = standOn('/uat/projects');
  useSession.setState({ status: 'anonymous', ended: true });
  expect(data()).toBe('ale comunei');
  expect(pathOf(page)).toBe('/uat/projects');
});
