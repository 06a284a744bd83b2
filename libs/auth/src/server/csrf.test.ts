import { expect, test } from '@jest/globals';
import { isSameSite } from './csrf.ts';

const ORIGIN = 'https://portal.example.ro';
const post = (headers: Record<string, string>) => isSameSite({ method: 'POST', headers }, ORIGIN);

test('reading is never refused', () => {
  expect(isSameSite({ method: 'GET', headers: { 'sec-fetch-site': 'cross-site', cookie: 'a=b' } }, ORIGIN)).toBe(true);
});

test('a write is accepted from the portal itself only', () => {
  expect(post({ 'sec-fetch-site': 'same-origin', cookie: 'a=b' })).toBe(true);
  for (const site of ['cross-site', 'same-site', 'none']) expect(post({ 'sec-fetch-site': site })).toBe(false);
});

test('a browser without Sec-Fetch-Site is judged by its Origin', () => {
  expect(post({ origin: ORIGIN, cookie: 'a=b' })).toBe(true);
  for (const origin of ['https://rau.example', 'null', `${ORIGIN}.rau.example`]) expect(post({ origin })).toBe(false);
});

test('a request without origin headers may write only without cookies', () => {
  expect(post({})).toBe(true);
  expect(post({ cookie: 'psp_access=x' })).toBe(false);
});
