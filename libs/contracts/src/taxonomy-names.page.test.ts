import { afterEach, expect, test } from '@jest/globals';
import { DOMAINS_ID, FIRST_DOMAINS } from './taxonomy-names.ts';

afterEach(() => {
  document.getElementById(DOMAINS_ID)?.remove();
  globalThis.pspDomains = undefined;
});

const { mediu: _, ...others } = FIRST_DOMAINS;
const renamed = JSON.stringify({ mediu: 'Apă și mediu', ...others });

/* Each remote has a copy of the module, which is evaluated in the page that loads it: `name` tells the copies apart. */
const evaluated = async (name: string): Promise<string> => {
  const copy = (await import(`./taxonomy-names.ts?${name}`)) as typeof import('./taxonomy-names.ts');
  return JSON.stringify(copy.DOMAINS);
};

test('a page without names of the association has the first ones', async () => {
  expect(await evaluated('without')).toBe(JSON.stringify(FIRST_DOMAINS));
});

test('the page that a server draws and the browser hydrates has the same names in the same order on both sides', async () => {
  globalThis.pspDomains = renamed;
  expect(await evaluated('drawn')).toBe(renamed);
  globalThis.pspDomains = undefined;
  const element = document.body.appendChild(document.createElement('script'));
  Object.assign(element, { type: 'application/json', id: DOMAINS_ID, textContent: renamed });
  expect(await evaluated('hydrated')).toBe(renamed);
});

test('the server draws the first names, whatever is in the page', async () => {
  globalThis.pspDomains = '';
  expect(await evaluated('first')).toBe(JSON.stringify(FIRST_DOMAINS));
});
