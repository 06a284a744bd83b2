import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { pageOf } from './accounts.ts';
import { withoutAreaData } from './faults.ts';
import { addressOf, type RouteHandler, FAULTS, delayed, type Target } from './file-faults.ts';
import { expectTitle, title } from './page.ts';
import { linkTo, type RemoteArea, type Walk, WALKS } from './walks.ts';

/** Time limits of loader and page together, with a margin for busy machines. */
const MESSAGE_TIMEOUT_MS = 30_000;
const NOTICE = /nu este disponibilă momentan|se actualizează|Nu am putut încărca pagina/;

/** Time for which `main` may be empty, in tenths of a second. */
const MAX_BLANK = 10;

/** Button that requests the target again. While it does, its name differs. */
const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Încearcă din nou', exact: true });

/** Returns a check that no error was thrown so far, also by a broken script, and that `main` was never empty for long. */
async function watchForErrors(page: Page): Promise<(where: string) => Promise<void>> {
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
    expect({ where, errors, isBlank: blank > MAX_BLANK }).toEqual({ where, errors: [], isBlank: false });
  };
}

/** Opens the page that needs the target: the area's first page, or the second for a chunk. */
async function openTarget(page: Page, walk: Walk, target: Target, applyFault: () => Promise<unknown>): Promise<void> {
  if (target === 'chunk') {
    await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
    await expect(title(page)).toBeVisible();
    if (walk.account === 'visitor') await linkTo(page, walk, walk.heading).click();
    await expectTitle(page, walk.heading);
    await applyFault();
    return linkTo(page, walk, walk.next.entry).click();
  }
  await withoutAreaData(page);
  await applyFault();
  // Public pages are rendered by the server with entry and manifest, so visitors start on a page of the shell.
  await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
  if (walk.account === 'visitor') await linkTo(page, walk, walk.heading).click();
}

interface Visit {
  page: Page;
  target: Target;
  area: RemoteArea;
  /** Title of the page that needs the target. */
  opened: Locator;
  /**
   * Changes how the target is answered, retries, and resolves when the target is requested again, or when the page opens with a
   * late answer instead.
   */
  retryWith(answer: RouteHandler, where: string): Promise<void>;
  expectNoErrors(where: string): Promise<void>;
  /** Number of document loads. */
  loads(): number;
}

/** Opens a page whose target has the first of its faults. */
export async function openWithFault(browser: Browser, target: Target, area: RemoteArea): Promise<Visit> {
  const walk = WALKS[area];
  const page = await pageOf(browser, walk.account);
  const expectNoErrors = await watchForErrors(page);
  const { heading } = target === 'chunk' ? walk.next : walk;
  const opened = page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true });
  let [answer = delayed(target)] = Object.values(FAULTS[target]);
  let [hits, loads] = [0, 0];
  page.on('domcontentloaded', () => void (loads += 1));
  const retryWith: Visit['retryWith'] = async (next, where) => {
    [answer, hits] = [next, 0];
    await retryOf(page).or(opened).click();
    const isAnswered = async () => hits > 0 || (await opened.isVisible());
    await expect.poll(isAnswered, { message: where, timeout: MESSAGE_TIMEOUT_MS }).toBe(true);
  };
  await openTarget(page, walk, target, () =>
    page.route(addressOf(target, area), (route) => {
      hits += 1;
      return answer(route);
    }),
  );
  await expect.poll(() => hits, { message: `${area}: ${target}`, timeout: MESSAGE_TIMEOUT_MS }).toBeGreaterThan(0);
  return { page, target, area, opened, retryWith, expectNoErrors, loads: () => loads };
}

/** Expects an error for each fault in turn, and after the last that the page opens without a reload. */
export async function expectRecoveryFromFaults(visit: Visit): Promise<void> {
  const { page, target, area, retryWith, expectNoErrors, loads } = visit;
  for (const [nth, [name, fault]] of Object.entries(FAULTS[target]).entries()) {
    const where = `${area}: the ${target} is ${name}`;
    if (nth > 0) await retryWith(fault, where);
    await expect(title(page), where).toHaveText(NOTICE, { timeout: MESSAGE_TIMEOUT_MS });
    await expect(retryOf(page), where).toBeEnabled({ timeout: MESSAGE_TIMEOUT_MS });
    await expectNoErrors(where);
  }
  await expectSlowAnswerOpens(visit);
  await expectNoErrors(`${area}: the ${target} is slow`);
  expect(loads()).toBe(1);
  await page.context().close();
}

/**
 * Delays the answer of the target. On a busy machine it may exceed the time limit; then the page shows an error, and the next
 * answer is delayed half as long.
 */
async function expectSlowAnswerOpens({ page, target, area, opened, retryWith }: Visit): Promise<void> {
  const where = `${area}: the ${target} is slow`;
  for (let share = 1; !(await opened.isVisible()); share /= 2) {
    await retryWith(delayed(target, share), where);
    await expect(opened.or(retryOf(page)), where).toBeVisible({ timeout: MESSAGE_TIMEOUT_MS });
  }
}
