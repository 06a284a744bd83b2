import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { title } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { routesOf } from './support/routes.ts';
import { test } from './support/test.ts';

const NARROWEST = { width: 320, height: 640 };

/** The page stands: its title is there and nothing is being loaded. */
async function settled(page: Page): Promise<void> {
  await expect(title(page)).not.toHaveText('Se încarcă…');
  await expect(page.getByRole('main').getByText('Se încarcă…')).toHaveCount(0);
}

for (const name of ['visitor', 'comuna', 'firma', 'admin'] as const) {
  test.describe(name, () => {
    test.beforeEach(async ({ context }) => {
      test.setTimeout(240_000);
      if (name !== 'visitor') await openSession(context, name);
    });

    test('every page has one title, a name in the tab, no barrier and no complaint of the browser', async ({
      context,
      page,
    }) => {
      const problems = watchProblems(page);
      for (const path of await routesOf(context, name)) {
        await page.goto(path);
        await settled(page);
        expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${path}: h1`).toBe(1);
        await expect.soft(page, path).toHaveTitle(/.+ – Portal PSP$/);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ro');
        await expectAccessible(page);
      }
      expect(problems).toEqual([]);
    });

    test('no page scrolls sideways on the narrowest screen, where each is free of barriers too', async ({
      context,
      page,
    }) => {
      await page.setViewportSize(NARROWEST);
      for (const path of await routesOf(context, name)) {
        await page.goto(path);
        await settled(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });

    test('no page scrolls sideways with text at 200 %', async ({ context, page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          document.documentElement.style.setProperty('font-size', '200%'),
        );
      });
      for (const path of await routesOf(context, name)) {
        await page.goto(path);
        await settled(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}
