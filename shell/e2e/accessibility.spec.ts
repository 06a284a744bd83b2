import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectLegible, expectNoSidewaysScroll, narrowTo } from './support/axe.ts';
import { comesAlive, title, visit } from './support/page.ts';
import { expectCleanPrint, onPaper } from './support/print.ts';
import { watchProblems } from './support/problems.ts';
import { routesOf } from './support/routes.ts';
import { test } from './support/test.ts';

// Each only reads, and together they take longest of all.
test.describe.configure({ mode: 'parallel' });

/** A page of one record, which is looked at as printed too; not a form. */
const DETAIL = /\/[\da-f-]{36}(?!\/)/;

const NARROWEST = { width: 320, height: 640 };

async function load(page: Page, path: string): Promise<false> {
  await page.goto(path);
  await comesAlive(page);
  return false;
}

/** The page stands: its title is there, and nothing is being loaded. */
async function settled(page: Page): Promise<void> {
  await expect(title(page)).not.toHaveText('Se încarcă…');
  await expect(page.getByRole('main').getByText('Se încarcă…')).toHaveCount(0);
}

const focused = (page: Page) => page.getByRole('main').locator(':focus');

async function expectNamed(page: Page): Promise<void> {
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${page.url()}: h1`).toBe(1);
  await expect.soft(page, page.url()).toHaveTitle(/.+ – Portal PSP$/);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ro');
}

/* Names of the tables whose rows stand as blocks and still scroll sideways. */
const widerRows = (page: Page): Promise<string[]> =>
  page.getByRole('region').evaluateAll((regions) =>
    regions
      .filter(({ firstElementChild: table, scrollWidth, clientWidth }) => {
        const row = table?.querySelector(':scope > tbody > tr');
        return row && getComputedStyle(row).display === 'block' && scrollWidth > clientWidth;
      })
      .map((region) => region.ariaLabel ?? ''),
  );

/** Nothing is pushed out of sight on the narrowest screen, nor by letters twice as large. */
async function expectRoom(page: Page): Promise<void> {
  const size = page.viewportSize();
  await narrowTo(page, NARROWEST);
  await expectNoSidewaysScroll(page);
  expect.soft(await widerRows(page), `${page.url()}: rows wider than the screen`).toEqual([]);
  if (size) await page.setViewportSize(size);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function expectLegibleInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectLegible(page);
  await page.emulateMedia({ forcedColors: 'none' });
}

const PEOPLE = ['comuna', 'primarie', 'cititor', 'consultant', 'firma', 'candidat', 'admin'] as const;
/** Visitors have the most pages: their check is done in parts. */
const VISITOR_PARTS = 4;
const CHECKS = [
  ...PEOPLE.map((name) => ({ name, part: 0, parts: 1 })),
  ...Array.from({ length: VISITOR_PARTS }, (_, part) => ({ name: 'visitor' as const, part, parts: VISITOR_PARTS })),
];

for (const { name, part, parts } of CHECKS) {
  const which = parts > 1 ? `${name} (${part + 1} of ${parts})` : name;
  test(`every page of ${which} is named, free of barriers, fits, and the browser complains of nothing`, async ({
    context,
    page,
  }) => {
    test.setTimeout(480_000);
    if (name !== 'visitor') await openSession(context, name);
    const problems = watchProblems(page);
    const routes = (await routesOf(context, name)).filter((_, index) => index % parts === part);
    for (const path of routes) {
      // What visitors see is drawn by the server.
      const hasFocus = await (name === 'visitor' ? load(page, path) : visit(page, path));
      await settled(page);
      // Also where another title stood for the page's own while it was loading.
      if (hasFocus) await expect.soft(focused(page), `${path}: focus`).toBeAttached();
      await expectNamed(page);
      await expectAccessible(page);
      if (name === 'visitor') await expectLegibleInForcedColours(page);
      if (DETAIL.test(path)) await expectCleanPrint(page);
      await expectRoom(page);
    }
    expect(problems).toEqual([]);
  });
}

test('a request prints with its number, its authority and all four offers', async ({ context, page }) => {
  await openSession(context, 'primarie');
  const list = await context.request.get('/api/uat/service-requests?status=sent&q=plată a taxelor');
  const request = (await list.json()).items.find(({ title }: { title: string }) => title.includes('plată a taxelor'));
  await load(page, `/uat/service-requests/${request.id}`);
  await settled(page);
  const main = page.getByRole('main');
  await onPaper(page, async () => {
    await expect(main.getByText('Municipiul Sibiu', { exact: true })).toBeVisible();
    await expect(main.getByText(request.number, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    for (const part of ['Detalii', /^Întrebări/, 'Oferte (4)', 'Istoric'])
      await expect(main.getByRole('heading', { name: part })).toBeVisible();
    await expect(main.getByRole('columnheader').filter({ visible: true })).toHaveCount(5);
  });
  await expectCleanPrint(page);
});
