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

/** Stands on a page with data of the commune, signed in for it. */
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

test('another organisation of the same kind drops the data and leads to its dashboard', () => {
  const page = standOn('/uat/projects/17');
  as({ ...session.organisation, id: 'alta' });
  expect(data()).toBeUndefined();
  expect(pathOf(page)).toBe('/uat/dashboard');
});

test('another kind of organisation leads to its own area, an application under way to the application', () => {
  const page = standOn('/uat/projects');
  as(firma);
  expect(pathOf(page)).toBe('/firma/dashboard');
  as({ ...firma, id: 'nouă', status: 'pending' });
  expect(pathOf(page)).toBe('/cerere');
});

test('a page common to all kinds stays and asks anew', () => {
  const page = standOn('/cont/securitate');
  as(firma);
  expect(data()).toBeUndefined();
  expect(pathOf(page)).toBe('/cont/securitate');
  expect(page.revalidate).toHaveBeenCalled();
});

test('a public page stays where it is', () => {
  const page = standOn('/parteneri');
  as(firma);
  expect(pathOf(page)).toBe('/parteneri');
  expect(page.revalidate).not.toHaveBeenCalled();
});

test('the same person for the same organisation changes nothing', () => {
  const page = standOn('/uat/projects');
  acceptSession({ ...session, account: { ...session.account, displayName: 'Ioana M.' } });
  expect(data()).toBe('ale comunei');
  expect(pathOf(page)).toBe('/uat/projects');
});

test('an approval leaves the person where they are, a suspension leads out of the area', () => {
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

test.each(['/invitatie', '/parteneri'])('signing out stays on %s, which needs nobody signed in', (path) => {
  const page = standOn(path);
  acceptSession(null);
  expect(pathOf(page)).toBe(path);
});

test('a session that ended by itself keeps the page and what is on it', () => {
  const page = standOn('/uat/projects');
  useSession.setState({ status: 'anonymous', ended: true });
  expect(data()).toBe('ale comunei');
  expect(pathOf(page)).toBe('/uat/projects');
});
