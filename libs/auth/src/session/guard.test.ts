import { beforeEach, expect, test } from '@jest/globals';
import type { Kind, OrganisationStatus } from '@psp/contracts/common';
import { mayEnter, requireKind } from './guard.ts';
import { useSession } from './index.ts';

const signedInAs = (kind: Kind, status: OrganisationStatus = 'approved') =>
  useSession.setState({ status: 'signed-in', kind, organisation: { id: 'o', name: 'Organizația', kind, status } });

beforeEach(() => useSession.setState({ status: 'anonymous', kind: null, organisation: null }));

test('an anonymous visitor is sent to the sign-in page, and back afterwards', async () => {
  expect(await requireKind('uat')('/uat/projects/1')).toBe('/login?inapoi=%2Fuat%2Fprojects%2F1');
});

test('a user of another kind of organisation is sent to their own dashboard', async () => {
  signedInAs('firma');
  expect(await requireKind('uat')('/uat/projects')).toBe('/firma/dashboard');
  expect(mayEnter('uat')).toBe(false);
});

test('a firm that wants to ask for an offer is sent to a page that explains who may ask', async () => {
  signedInAs('firma');
  const firm = '01a20488-316c-7455-9737-a170e7e0ffe3';
  const asking = (query: string) => requireKind('uat')(`/uat/service-requests/new?${query}`);
  expect(await asking(`partener=${firm}&serviciu=x`)).toBe(`/partener/${firm}`);
  expect(await asking('partener=//rau.example')).toBe('/marketplace');
  expect(await asking(`solutie=${firm}`)).toBe('/marketplace');
  signedInAs('firma', 'pending');
  expect(await asking(`solutie=${firm}`)).toBe('/cerere');
});

test('the user’s own area and shared pages open', async () => {
  signedInAs('uat');
  expect(await requireKind('uat')('/uat/projects')).toBeNull();
  expect(await requireKind(null)('/notificari')).toBeNull();
  expect(mayEnter('uat')).toBe(true);
});

test('a pending application opens the own area, a rejected one leads to the application', async () => {
  signedInAs('firma', 'needs_info');
  expect(await requireKind('firma')('/firma/offers')).toBeNull();
  expect(await requireKind('uat')('/uat/projects')).toBe('/cerere');
  signedInAs('firma', 'rejected');
  expect(await requireKind('firma')('/firma/offers')).toBe('/cerere');
  expect(await requireKind(null)('/cont')).toBeNull();
});

test('public pages are open to everybody', () => {
  expect(mayEnter(null)).toBe(true);
});
