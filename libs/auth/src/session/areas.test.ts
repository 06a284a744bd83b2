import { describe, expect, test } from '@jest/globals';
import { areaOfPath, dashboardOf, returnPath, signInPath } from './areas.ts';

describe('the address to return to after signing in', () => {
  test.each([
    ['/uat/projects/17', '/uat/projects/17'],
    ['/uat/service-requests?page=2#lista', '/uat/service-requests?page=2#lista'],
    ['/notificari?page=3', '/notificari?page=3'],
  ])('%s inside the own area is followed', (inapoi, expected) => {
    expect(returnPath(inapoi, 'uat')).toBe(expected);
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
    ['/'],
  ])('%j leads to the own dashboard instead', (inapoi) => {
    expect(returnPath(inapoi, 'uat')).toBe('/uat/dashboard');
  });
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

test('a path belongs to the area its first part names', () => {
  expect(['/uat', '/firma/offers', '/admin?x=1', '/parteneri', '/'].map(areaOfPath)).toEqual([
    'uat',
    'firma',
    'admin',
    null,
    null,
  ]);
});

test("the administrators' area has its own sign-in screen", () => {
  expect(signInPath('/admin/dashboard')).toBe('/admin-login?inapoi=%2Fadmin%2Fdashboard');
  expect(signInPath('/uat/projects?page=2')).toBe('/login?inapoi=%2Fuat%2Fprojects%3Fpage%3D2');
});
