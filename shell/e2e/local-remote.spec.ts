import { expect, type Page } from '@playwright/test';
import { contextOf, openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { allowingGateway, developFor, type Gateway, type LocalBuild } from './support/local-remote.ts';
import { expectTitle } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { test } from './support/test.ts';

const PAGE = '/uat/service-requests';
const mark = (page: Page) => page.getByRole('complementary', { name: 'Versiune locală.' });

/** Opens a page of the area and returns the origins that its code came from, besides the portal's own. */
async function foreignCode(page: Page, address: string): Promise<string[]> {
  const origins = new Set<string>();
  const own = new URL(address).origin;
  page.on('response', (response) => {
    const { origin } = new URL(response.url());
    if (response.request().resourceType() === 'script' && origin !== own) origins.add(origin);
  });
  await page.goto(address);
  await expectTitle(page, 'Solicitări');
  return [...origins];
}

test.describe('a remote that runs on this machine', () => {
  let gateway: Gateway;
  let build: LocalBuild;
  // Building the remote has a time of its own.
  test.beforeAll(async () => {
    gateway = await allowingGateway();
    build = await developFor('mfe-uat', gateway.url);
  });
  test.afterAll(async () => {
    await build.stop();
    await gateway.close();
  });

  test('a developer runs it in a portal that allows it, in one browser alone', async ({ browser, context, page }) => {
    await openSession(context, 'primarie');
    const other = await contextOf(browser, 'primarie');
    const problems = watchProblems(page);
    await page.goto(build.start);
    await page.getByRole('button', { name: 'Pornește versiunea locală' }).click();
    await expectTitle(page, /^Bună ziua/);
    await expect(mark(page)).toContainText(`mfe_uat rulează din ${build.origin}`);
    expect(await foreignCode(page, gateway.url + PAGE)).toEqual([build.origin]);
    await expect(mark(page)).toBeVisible();

    const theirs = await other.newPage();
    expect(await foreignCode(theirs, gateway.url + PAGE)).toEqual([]);
    await expect(mark(theirs)).toHaveCount(0);

    const elsewhere = await context.newPage();
    await page.goto(`${gateway.url}/`);
    await expect(mark(page)).toBeVisible();
    await mark(page).getByRole('button', { name: 'Revino la versiunea publicată' }).click();
    await page.waitForURL(`${gateway.url}/`);
    expect(await foreignCode(elsewhere, gateway.url + PAGE)).toEqual([]);
    await expect(mark(elsewhere)).toHaveCount(0);
    expect(problems).toEqual([]);
    await other.close();
  });
});

test('a portal that does not allow it takes the override away', async ({ context, page }) => {
  await openSession(context, 'primarie');
  await context.addCookies([{ name: 'psp_local_remote', value: 'mfe_uat@http://localhost:4173', url: portalUrl() }]);
  expect(await foreignCode(page, portalUrl() + PAGE)).toEqual([]);
  await expect(mark(page)).toHaveCount(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('psp_local_remote');
  expect((await page.request.get('/local-remote?remote=mfe_uat&origin=http://localhost:4173')).status()).toBe(404);
});
