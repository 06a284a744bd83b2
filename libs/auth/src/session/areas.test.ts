import { describe, expect, test } from '@jest/globals';
import {
  areaOfPath,
  dashboardOf,
  isSharedPath,
  landingOf,
  memberPath,
  returnPath,
  type Standing,
  signInPath,
} from './areas.ts';

const uat: Standing = { kind: 'uat', status: 'approved' };

describe('the address to return to after signing in', () => {
  test.each([
    ['/uat/projects/17', '/uat/projects/17'],
    ['/uat/service-requests?page=2#lista', '/uat/service-requests?page=2#lista'],
    ['/notificari?page=3', '/notificari?page=3'],
    ['/cont/securitate', '/cont/securitate'],
    ['/invitatie', '/invitatie'],
    ['/cerere', '/cerere'],
    ['/organizatie', '/organizatie'],
  ])('%s inside the own area is followed', (inapoi, expected) => {
    expect(returnPath(inapoi, uat)).toBe(expected);
  });

  test.each([
    [null],
    [''],
    ['https://rau.example/uat/projects'],
    ['//rau.example/uat'],
    ['/\\rau.example/uat'],
    ['/uat\\..\\..'],
    ['/\t/rau.example'],
    ['javascript:alert(1)'],
    ['uat/projects'],
    ['/firma/offers'],
    ['/admin/dashboard'],
    ['/uat/../admin/dashboard'],
    ['/uatx/projects'],
    ['/login'],
    ['/contabil'],
    ['/parola/noua'],
    ['/'],
  ])('%j leads to the own dashboard instead', (inapoi) => {
    expect(returnPath(inapoi, uat)).toBe('/uat/dashboard');
  });
});

test('a firm that signs in to ask for an offer is sent to a page that explains who may ask', () => {
  const firma: Standing = { kind: 'firma', status: 'approved' };
  expect(returnPath('/uat/service-requests/new?solutie=x', firma)).toBe('/marketplace');
  expect(returnPath('/uat/projects', firma)).toBe('/firma/dashboard');
});

describe('a person whose organisation is not approved', () => {
  test.each(['pending', 'needs_info', 'rejected'] as const)('lands on the application: %s', (status) => {
    expect(landingOf({ kind: 'firma', status })).toBe('/cerere');
    expect(returnPath(null, { kind: 'firma', status })).toBe('/cerere');
    expect(returnPath('/cont', { kind: 'firma', status })).toBe('/cont');
  });

  test('returns to a page of the area while it may be read, but not after a rejection', () => {
    expect(returnPath('/firma/offers', { kind: 'firma', status: 'pending' })).toBe('/firma/offers');
    expect(returnPath('/firma/offers', { kind: 'firma', status: 'rejected' })).toBe('/cerere');
  });

  test('lands on the choice of organisation while it is suspended', () => {
    expect(returnPath('/firma/offers', { kind: 'firma', status: 'suspended' })).toBe('/organizatie');
  });

  test('lands on the dashboard once it is approved', () => {
    expect(landingOf({ kind: 'firma', status: 'approved' })).toBe('/firma/dashboard');
  });
});

test('shared pages are recognised by their complete first segment', () => {
  expect(['/cont', '/cont/securitate', '/contul', '/uat/cont', '/'].map(isSharedPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('each kind lands on its own dashboard, an unknown one on the home page', () => {
  expect(['uat', 'firma', 'admin', 'altceva', null].map(dashboardOf)).toEqual([
    '/uat/dashboard',
    '/firma/dashboard',
    '/admin/dashboard',
    '/',
    '/',
  ]);
});

test('a path belongs to the area named by its first segment', () => {
  expect(['/uat', '/firma/offers', '/admin?x=1', '/parteneri', '/'].map(areaOfPath)).toEqual([
    'uat',
    'firma',
    'admin',
    null,
    null,
  ]);
});

test('a link from a public page to an area leads anonymous visitors to the sign-in page of its kind', () => {
  const path = '/firma/messages/new?to=a';
  expect(memberPath(path, false)).toBe(path);
  expect(memberPath(path, true)).toBe('/login?tip=firma&inapoi=%2Ffirma%2Fmessages%2Fnew%3Fto%3Da');
});

test("the administrators' area has its own sign-in screen", () => {
  expect(signInPath('/admin/dashboard')).toBe('/admin-login?inapoi=%2Fadmin%2Fdashboard');
  expect(signInPath('/uat/projects?page=2')).toBe('/login?inapoi=%2Fuat%2Fprojects%3Fpage%3D2');
});
