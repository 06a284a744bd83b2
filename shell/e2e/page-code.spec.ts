import { expect, type Page, type Route } from '@playwright/test';
import { type AccountName, openSession } from './support/accounts.ts';
import { comesAlive, expectTitle, navigation, title } from './support/page.ts';
import { test } from './support/test.ts';

const FAILED = 'Nu am putut încărca pagina';
const OFFLINE = 'Nu există conexiune la internet';
const OUTDATED = 'Pagina a fost actualizată între timp';

interface Walk {
  account: AccountName | 'visitor';
  from: string;
  /** The entry of the navigation that opens a page whose code was not asked for yet. */
  entry: string;
  heading: string;
}

const WALKS: Record<'public' | 'uat' | 'firma' | 'admin', Walk> = {
  public: { account: 'visitor', from: '/parteneri', entry: 'Comunități', heading: 'Comunitățile din rețea' },
  uat: { account: 'primarie', from: '/uat/dashboard', entry: 'Proiecte', heading: 'Proiecte' },
  firma: { account: 'firma', from: '/firma/dashboard', entry: 'Oportunități', heading: 'Oportunități' },
  admin: { account: 'admin', from: '/admin/dashboard', entry: 'Utilizatori', heading: 'Utilizatori' },
};

const codeOf = (area: keyof typeof WALKS): RegExp => new RegExp(`/mfe/mfe_${area}/[^/]+/assets/.*\\.js`);
const dropped = (route: Route): Promise<void> => route.abort('connectionreset');

async function open(page: Page, area: keyof typeof WALKS): Promise<Walk> {
  const walk = WALKS[area];
  if (walk.account !== 'visitor') await openSession(page.context(), walk.account);
  await page.goto(walk.from);
  await expect(title(page)).toBeVisible();
  await comesAlive(page);
  // Lost by a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return walk;
}

function follow(page: Page, { account, entry }: Walk): Promise<void> {
  const link =
    account === 'visitor' ? page.getByRole('banner').getByRole('link', { name: entry }) : navigation(page, entry);
  return link.click();
}

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);

for (const area of ['public', 'uat', 'firma', 'admin'] as const) {
  test(`code that does not come leaves nobody before an empty page: ${area}`, async ({ page }) => {
    const walk = await open(page, area);
    await page.route(codeOf(area), dropped);
    await follow(page, walk);
    await expectTitle(page, FAILED);
    await page.unroute(codeOf(area));
    await page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' }).click();
    await expectTitle(page, walk.heading);
    expect(await isSamePage(page)).toBe(true);
  });
}

test('code that was cut off on the way is asked for again under a fresh address', async ({ page }) => {
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
  await expectTitle(page, walk.heading);
  expect(spoiled.length).toBeGreaterThan(0);
});

test('without a connection the page says so, and opens by itself when it is back', async ({ context, page }) => {
  const walk = await open(page, 'firma');
  await context.setOffline(true);
  await follow(page, walk);
  await expectTitle(page, OFFLINE);
  await context.setOffline(false);
  await expectTitle(page, walk.heading);
  expect(await isSamePage(page)).toBe(true);
});

test('only where the registry has a newer version is a reload asked for', async ({ page }) => {
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
