import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll, inSize, PHONE } from './support/axe.ts';
import { expectDense } from './support/density.ts';
import { isOfNothing, load, openEach, pagesOf, READERS, settled } from './support/pages.ts';
import { expectCleanPrint, onPaper } from './support/print.ts';
import { watchProblems } from './support/problems.ts';
import { expectLegibleInForcedColours, expectRoom } from './support/room.ts';
import { isShared, publicRoutes } from './support/routes.ts';
import { test } from './support/test.ts';

// Each only reads, and together they take longest of all. `accessibility.long.spec.ts` has what is rare, and the whole check on a phone.
test.describe.configure({ mode: 'parallel' });

const focused = (page: Page) => page.getByRole('main').locator(':focus');

async function expectNamed(page: Page): Promise<void> {
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${page.url()}: h1`).toBe(1);
  await expect.soft(page, page.url()).toHaveTitle(/.+ – Portal PSP$/);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ro');
}

for (const reader of READERS) {
  test(`every page of ${reader.name} is named, free of barriers, fits, and the browser complains of nothing`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const problems = watchProblems(page);
    const all = await pagesOf(page.context(), reader);
    const routes = all.filter((path) => !isOfNothing(path) && !isShared(path, reader.who));
    await openEach(page, reader, routes, async (path, hasFocus) => {
      // Also where another title stood for the page's own while it was loading.
      if (hasFocus) await expect.soft(focused(page), `${path}: focus`).toBeAttached();
      await expectNamed(page);
      await expectAccessible(page);
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

/* One page of each kind: the landing page, a list, a record, a form. */
test('pages hold on the narrowest screen, with large letters, in forced colours and on paper', async ({
  context,
  page,
}) => {
  const partner = (await publicRoutes(context)).find((path) => path.startsWith('/partener/')) ?? '';
  for (const path of ['/', '/parteneri', partner, '/register?tip=firma']) {
    await load(page, path);
    await settled(page);
    await expectLegibleInForcedColours(page);
    await expectRoom(page);
  }
  await load(page, partner);
  await expectCleanPrint(page);
});

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
