import { expect, test } from '@jest/globals';
import { webAddress } from './web-address.ts';
import { website } from './website.ts';

test.each([
  ['', ''],
  [' www.exemplu.ro ', 'https://www.exemplu.ro/'],
  ['HTTP://Exemplu.RO/a%20b', 'http://exemplu.ro/a%20b'],
  ['https://exemplu.ro:8443/x?y=1#z', 'https://exemplu.ro:8443/x?y=1#z'],
  ['primăria-șelimbăr.ro', 'https://xn--primria-elimbr-jvbj438b.ro/'],
])('the website %j is stored as %j', (typed, stored) => {
  expect(website.parse(typed)).toBe(stored);
});

test.each([
  'http://evil.ro@good.ro',
  'www.good.ro@evil.ro',
  'https://u:p@evil.ro',
  '//evil.ro',
  '/\\evil.ro',
  'https:\\\\evil.ro',
  'https:///evil.ro',
  'https://evil\u202E.ro',
  'https://evil.ro/\tx',
  'javascript://exemplu.ro/%0aalert(1)',
  'javascript:alert(1)',
  'ftp://exemplu.ro',
  'http://localhost',
  'http://10.0.0.10',
  'http://[::1]',
  'exemplu',
])('%j is no website', (typed) => {
  expect(website.safeParse(typed).success).toBe(false);
});

test('only http and https addresses without user info become links', () => {
  const given = ['https://a.example', 'javascript:alert(1)', 'data:text/html,x', 'a.example', '//a.example', null];
  expect(given.map(webAddress)).toEqual(['https://a.example/', null, null, null, null, null]);
  expect(webAddress('https://bun.ro@rau.ro')).toBeNull();
});
