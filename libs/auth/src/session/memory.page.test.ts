import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forgetDrafts, lastRefresh, rememberRefresh, rememberSignedIn, wasSignedIn } from './memory.ts';

const stored = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
// biome-ignore lint/suspicious/noDocumentCookie: the cookie comes from the server, whose place the test takes
const answer = (cookie: string) => void (document.cookie = cookie);

beforeEach(() => rememberSignedIn(false));
afterEach(() => {
  if (stored) Object.defineProperty(globalThis, 'localStorage', stored);
  answer('psp_signed_in=; max-age=0');
  answer('xpsp_signed_in=; max-age=0');
});

test('a device without flag and cookie was not signed in', () => {
  answer('xpsp_signed_in=1');
  expect(wasSignedIn()).toBe(false);
});

test('the flag records that a session was opened', () => {
  rememberSignedIn(true);
  expect(wasSignedIn()).toBe(true);
});

test('without storage the cookie records it', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('switched off by policy');
    },
  });
  rememberSignedIn(true);
  expect(wasSignedIn()).toBe(false);
  answer('psp_signed_in=1');
  expect(wasSignedIn()).toBe(true);
});

test('nothing fails when storage is full or throws on each use', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { getItem: full, setItem: full, removeItem: full, 'psp:draft:ana:x': '' };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  rememberSignedIn(true);
  rememberRefresh(1);
  forgetDrafts('ana');
  rememberSignedIn(false);
  expect(lastRefresh()).toBe(0);
  expect(wasSignedIn()).toBe(false);
});
