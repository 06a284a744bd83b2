import { type Browser, expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { withoutAreaData } from './support/faults.ts';
import { addressOf, FAULTS, slow, type Target } from './support/kill-cases.ts';
import { expectTitle, title } from './support/page.ts';
import { test } from './support/test.ts';
import { linkTo, REMOTE_AREAS, type RemoteArea, type Walk, WALKS } from './support/walks.ts';

/** The patience of the loader and the page together, with that of a busy machine. */
const TOLD_MS = 30_000;
const NOTICE = /nu este disponibilă momentan|se actualizează|Nu am putut încărca pagina/;

/** Tenths of a second in which `main` may stand without a word. */
const BLANK_MOST = 10;

/** Returns a check that nothing was thrown so far, not even by a spoiled script, and that `main` was never blank. */
async function watch(page: Page): Promise<(where: string) => Promise<void>> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await page.addInitScript(() => {
    let blank = 0;
    setInterval(() => {
      blank = document.querySelector('main')?.textContent?.trim() === '' ? blank + 1 : 0;
      const { dataset } = document.documentElement;
      dataset.blank = String(Math.max(blank, Number(dataset.blank ?? 0)));
    }, 100);
  });
  return async (where) => {
    const blank = await page.evaluate(() => Number(document.documentElement.dataset.blank));
    expect({ where, errors, isBlank: blank > BLANK_MOST }).toEqual({ where, errors: [], isBlank: false });
  };
}

/** Opens what needs the target: the area's first page, or the next one for the code of a page. */
async function enter(page: Page, walk: Walk, target: Target, strike: () => Promise<unknown>): Promise<string> {
  const { entry, heading } = walk.next;
  if (target === 'chunk') {
    await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
    await expect(title(page)).toBeVisible();
    if (walk.account === 'visitor') await linkTo(page, walk, walk.heading).click();
    await expectTitle(page, walk.heading);
    await strike();
    await linkTo(page, walk, entry).click();
    return heading;
  }
  await withoutAreaData(page);
  await strike();
  // Public pages come drawn with their entry and manifest, so a visitor comes from a page of the shell.
  await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
  if (walk.account === 'visitor') await linkTo(page, walk, walk.heading).click();
  return walk.heading;
}

/** One visit, in which one fault follows the other: each is told, and after the last one the page opens without a reload. */
async function suffer(browser: Browser, target: Target, area: RemoteArea): Promise<void> {
  const walk = WALKS[area];
  const context = await browser.newContext({ baseURL: portalUrl() });
  if (walk.account !== 'visitor') await openSession(context, walk.account);
  const page = await context.newPage();
  const expectWhole = await watch(page);
  const retry = page.getByRole('main').getByRole('button', { name: 'Încearcă din nou', exact: true });
  let answer = slow(target);
  let hits = 0;
  let loads = 0;
  page.on('domcontentloaded', () => void (loads += 1));
  const strike = () =>
    page.route(addressOf(target, area), (route) => {
      hits += 1;
      return answer(route);
    });
  let heading = '';
  for (const [name, fault] of Object.entries(FAULTS[target])) {
    const where = `${area}: the ${target} is ${name}`;
    [answer, hits] = [fault, 0];
    if (heading) await retry.click();
    else heading = await enter(page, walk, target, strike);
    await expect.poll(() => hits, { message: where, timeout: TOLD_MS }).toBeGreaterThan(0);
    await expect(title(page), where).toHaveText(NOTICE, { timeout: TOLD_MS });
    await expect(retry, where).toBeEnabled({ timeout: TOLD_MS });
    await expectWhole(where);
  }
  answer = slow(target);
  await retry.click();
  await expect(title(page), `${area}: ${target}`).toHaveText(heading, { timeout: TOLD_MS });
  await expectWhole(`${area}: the ${target} is slow`);
  expect(loads).toBe(1);
  await context.close();
}

/* Two files at a time: what is awaited is mostly a time limit. */
test.describe.configure({ mode: 'parallel' });
for (const targets of [
  ['registry', 'chunk'],
  ['manifest', 'entry'],
] as const) {
  test(`whatever happens to ${targets.join(' and ')}, it is told, and the page opens without a reload`, async ({
    browser,
  }) => {
    await Promise.all(targets.flatMap((target) => REMOTE_AREAS.map((area) => suffer(browser, target, area))));
  });
}
