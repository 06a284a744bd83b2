import { registerHooks } from 'node:module';
import { afterEach, expect, test } from '@jest/globals';
import { DOMAINS_ID, FIRST_DOMAINS } from '@psp/contracts/taxonomy-names';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Modules that name domains or import those which do. */
const NAMING = /\/(contracts\/src\/taxonom|features\/src\/solutions\/|mfe-public\/src\/(common|marketplace)\/)/;

/* Tests share modules, but names are read when their module is evaluated: `page.tsx?copy` is evaluated anew with what it imports. */
const hooks = registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const [, copy] = context.parentURL?.split('?') ?? [];
    return copy && NAMING.test(resolved.url) ? { ...resolved, url: `${resolved.url}?${copy}` } : resolved;
  },
  load: (url, context, next) => next(url.split('?')[0] ?? url, context),
});

afterEach(() => {
  hooks.deregister();
  document.getElementById(DOMAINS_ID)?.remove();
  globalThis.pspDomains = undefined;
});

/** Renders the first page of a visitor with the modules of a copy. */
async function drawn(copy: string): Promise<Document> {
  const { MarketplacePage } = (await import(
    `./marketplace-page.tsx?${copy}`
  )) as typeof import('./marketplace-page.tsx');
  const router = createMemoryRouter([{ path: '/marketplace', element: <MarketplacePage /> }], {
    initialEntries: ['/marketplace?category=mediu'],
  });
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}
const optionsOf = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('option[value]')].map(({ textContent }) => textContent).filter(Boolean);

test('the marketplace that the server draws and the browser hydrates has the association’s names in its order', async () => {
  const { mediu: _, ...others } = FIRST_DOMAINS;
  const names = JSON.stringify({ mediu: 'Apă și păduri', ...others });
  globalThis.pspDomains = names;
  const server = await drawn('server');
  globalThis.pspDomains = undefined;
  const element = document.body.appendChild(document.createElement('script'));
  Object.assign(element, { type: 'application/json', id: DOMAINS_ID, textContent: names });
  const browser = await drawn('browser');
  expect(optionsOf(server).filter((name) => Object.values<unknown>(JSON.parse(names)).includes(name))).toEqual(
    Object.values(JSON.parse(names)),
  );
  expect(server.body.textContent).toBe(browser.body.textContent);
});
