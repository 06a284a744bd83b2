import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectNoSidewaysScroll, inSize, PHONE } from './support/axe.ts';
import { expectDense } from './support/density.ts';
import { isEmptyResult, load, openEach, pagesOf, READERS, waitForContent } from './support/pages.ts';
import { expectCleanPrint, inPrint } from './support/print.ts';
import { watchProblems } from './support/problems.ts';
import { expectContrastInForcedColours, expectFitsNarrowScreen } from './support/reflow.ts';
import { isShared, publicRoutes } from './support/routes.ts';
import { test } from './support/test.ts';

// These tests only read, and take longest. Journeys check the rules of axe on the pages that they open, and
// `accessibility.long.spec.ts` on every page.
test.describe.configure({ mode: 'parallel' });

const focusedElement = (page: Page) => page.getByRole('main').locator(':focus');

async function expectTitleAndLanguage(page: Page): Promise<void> {
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${page.url()}: h1`).toBe(1);
  await expect.soft(page, page.url()).toHaveTitle(/.+ – Portal PSP$/);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ro');
}

for (const reader of READERS) {
  test(`every page of ${reader.name} has a title, fits the screen and logs no errors`, async ({ page }) => {
    test.setTimeout(480_000);
    const problems = watchProblems(page);
    const all = await pagesOf(page.context(), reader);
    const routes = all.filter((path) => !isEmptyResult(path) && !isShared(path, reader.who));
    await openEach(page, reader, routes, async (path, hasFocus) => {
      // Also when a loading title was replaced.
      if (hasFocus) await expect.soft(focusedElement(page), `${path}: focus`).toBeAttached();
      await expectTitleAndLanguage(page);
      await expectNoSidewaysScroll(page);
      await expectDense(page, reader.who, path);
      await inSize(page, PHONE, async () => {
        await expectNoSidewaysScroll(page);
        await expectDense(page, reader.who, path);
      });
    });
    expect(problems).toEqual([]);
  });
}

/* One page of each kind: landing page, list, record, form. */
test('pages are readable on the narrowest screen, with large text, in forced colours and in print', async ({
  context,
  page,
}) => {
  const partner = (await publicRoutes(context)).find((path) => path.startsWith('/partener/')) ?? '';
  for (const path of ['/', '/parteneri', partner, '/register?tip=firma']) {
    await load(page, path);
    await waitForContent(page);
    await expectContrastInForcedColours(page);
    await expectFitsNarrowScreen(page);
  }
  await load(page, partner);
  await expectCleanPrint(page);
});

test('a request is printed with its number, its authority and all four offers', async ({ context, page }) => {
  await openSession(context, 'primarie');
  const list = await context.request.get('/api/uat/service-requests?status=sent&q=plată a taxelor');
  const request = (await list.json()).items.find(({ title }: { title: string }) => title.includes('plată a taxelor'));
  await load(page, `/uat/service-requests/${request.id}`);
  await waitForContent(page);
  const main = page.getByRole('main');
  await inPrint(page, async () => {
    await expect(main.getByText('Municipiul Sibiu', { exact: true })).toBeVisible();
    await expect(main.getByText(request.number, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    for (const part of ['Detalii', /^Întrebări/, 'Oferte (4)', 'Istoric'])
      await expect(main.getByRole('heading', { name: part })).toBeVisible();
    await expect(main.getByRole('columnheader').filter({ visible: true })).toHaveCount(5);
  });
  await expectCleanPrint(page);
});
