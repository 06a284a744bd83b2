import { expect, type Page, type Route } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { addressOf } from './support/file-faults.ts';
import { comesAlive, expectTitle, title } from './support/page.ts';
import { test } from './support/test.ts';
import { linkTo, type RemoteArea, type Walk, WALKS } from './support/walks.ts';

const OFFLINE = 'Nu există conexiune la internet';
const OUTDATED = 'Pagina a fost actualizată între timp';

const codeOf = (area: RemoteArea): RegExp => addressOf('chunk', area);
const dropped = (route: Route): Promise<void> => route.abort('connectionreset');

async function open(page: Page, area: RemoteArea): Promise<Walk> {
  const walk = WALKS[area];
  if (walk.account !== 'visitor') await openSession(page.context(), walk.account);
  await page.goto(walk.home);
  await expect(title(page)).toBeVisible();
  await comesAlive(page);
  // Lost on reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return walk;
}

const follow = (page: Page, walk: Walk): Promise<void> => linkTo(page, walk, walk.next.entry).click();

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);

test('truncated code is requested again from another URL', async ({ page }) => {
  const walk = await open(page, 'uat');
  const spoiled: string[] = [];
  await page.route(codeOf('uat'), async (route) => {
    const url = route.request().url();
    if (url.includes('?try=')) return route.continue();
    spoiled.push(url);
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).slice(0, 100) });
  });
  await follow(page, walk);
  await expectTitle(page, walk.next.heading);
  expect(spoiled.length).toBeGreaterThan(0);
});

test('without a connection the page shows a message, and opens by itself when it is back', async ({
  context,
  page,
}) => {
  const walk = await open(page, 'firma');
  await context.setOffline(true);
  await follow(page, walk);
  await expectTitle(page, OFFLINE);
  await context.setOffline(false);
  await expectTitle(page, walk.next.heading);
  expect(await isSamePage(page)).toBe(true);
});

test('a reload is offered only when the registry has a newer version', async ({ page }) => {
  const walk = await open(page, 'admin');
  await page.route(codeOf('admin'), dropped);
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("mfe_admin":\{"version":")[^"]+/, '$1another');
    await route.fulfill({ response, body });
  });
  await follow(page, walk);
  await expectTitle(page, OUTDATED);
  await expect(page.getByRole('main').getByRole('button', { name: 'Reîncarcă pagina' })).toBeVisible();
});
