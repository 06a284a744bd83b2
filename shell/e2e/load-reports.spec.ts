import { type Browser, expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { expectAccessible } from './support/axe.ts';
import { comesAlive, expectTitle, navigation } from './support/page.ts';
import { test } from './support/test.ts';

/** Visits the portal while the code of one page fails to load. Returns the reports that the browser sent. */
async function visitWithFailedLoad(browser: Browser): Promise<string> {
  const page = await browser.newPage({ baseURL: portalUrl() });
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/browser-reports')) bodies.push(request.postData() ?? '');
  });
  await page.goto('/parteneri');
  await comesAlive(page);
  await page.route(/\/mfe\/mfe_public\/[^/]+\/assets\/.*\.js/, (route) => route.abort('connectionreset'));
  await page.getByRole('banner').getByRole('link', { name: 'Comunități' }).click();
  await expectTitle(page, 'Nu am putut încărca pagina');
  await expect.poll(() => bodies.join('\n')).toContain('"kind":"page"');
  // Timings are sent when the page is left.
  await page.goto('about:blank');
  await page.close();
  return bodies.join('\n');
}

test('the association sees which loads failed in browsers, and how fast pages were', async ({
  browser,
  context,
  page,
}) => {
  expect(await visitWithFailedLoad(browser)).not.toContain('/comunitati');
  await openSession(context, 'admin');
  await page.goto('/admin/dashboard');
  await navigation(page, 'Ce nu s-a încărcat').click();
  await expectTitle(page, 'Ce nu s-a încărcat');
  const failures = page.getByRole('table', { name: 'Încărcări eșuate' });
  await expect(failures.getByRole('row', { name: /^Site public Codul unei pagini/ })).toBeVisible();
  const speeds = page.getByRole('table', { name: 'Viteza paginilor' });
  await expect(speeds.getByRole('row', { name: /^Site public/ })).toBeVisible();
  await expectAccessible(page);
});
