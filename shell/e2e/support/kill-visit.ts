import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { pageOf } from './accounts.ts';
import { withoutAreaData } from './faults.ts';
import { addressOf, type Answer, FAULTS, slow, type Target } from './kill-cases.ts';
import { expectTitle, title } from './page.ts';
import { linkTo, type RemoteArea, type Walk, WALKS } from './walks.ts';

/** The patience of the loader and the page together, with that of a busy machine. */
const TOLD_MS = 30_000;
const NOTICE = /nu este disponibilă momentan|se actualizează|Nu am putut încărca pagina/;

/** Tenths of a second in which `main` may stand without a word. */
const BLANK_MOST = 10;

/** Asks for the target again. It has another name while it does. */
const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Încearcă din nou', exact: true });

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
async function enter(page: Page, walk: Walk, target: Target, strike: () => Promise<unknown>): Promise<void> {
  if (target === 'chunk') {
    await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
    await expect(title(page)).toBeVisible();
    if (walk.account === 'visitor') await linkTo(page, walk, walk.heading).click();
    await expectTitle(page, walk.heading);
    await strike();
    return linkTo(page, walk, walk.next.entry).click();
  }
  await withoutAreaData(page);
  await strike();
  // Public pages come drawn with their entry and manifest, so a visitor comes from a page of the shell.
  await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
  if (walk.account === 'visitor') await linkTo(page, walk, walk.heading).click();
}

interface Visit {
  page: Page;
  target: Target;
  area: RemoteArea;
  /** Title of the page that needs the target: in sight once it is open. */
  opened: Locator;
  /**
   * Changes how the target is answered, and resolves when it is asked for again. It is not asked for where the page opens with an
   * answer that has come after its limit.
   */
  answerBy(answer: Answer, where: string): Promise<void>;
  expectWhole(where: string): Promise<void>;
  /** How often the page was loaded. */
  loads(): number;
}

/** Opens a page whose target meets the first of its faults. */
export async function openFaulty(browser: Browser, target: Target, area: RemoteArea): Promise<Visit> {
  const walk = WALKS[area];
  const page = await pageOf(browser, walk.account);
  const expectWhole = await watch(page);
  const { heading } = target === 'chunk' ? walk.next : walk;
  const opened = page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true });
  let [answer = slow(target)] = Object.values(FAULTS[target]);
  let [hits, loads] = [0, 0];
  page.on('domcontentloaded', () => void (loads += 1));
  const answerBy: Visit['answerBy'] = async (next, where) => {
    [answer, hits] = [next, 0];
    await retryOf(page).or(opened).click();
    const isAnswered = async () => hits > 0 || (await opened.isVisible());
    await expect.poll(isAnswered, { message: where, timeout: TOLD_MS }).toBe(true);
  };
  await enter(page, walk, target, () =>
    page.route(addressOf(target, area), (route) => {
      hits += 1;
      return answer(route);
    }),
  );
  await expect.poll(() => hits, { message: `${area}: ${target}`, timeout: TOLD_MS }).toBeGreaterThan(0);
  return { page, target, area, opened, answerBy, expectWhole, loads: () => loads };
}

/** One fault follows the other: each is told, and after the last one the page opens without a reload. */
export async function suffer(visit: Visit): Promise<void> {
  const { page, target, area, answerBy, expectWhole, loads } = visit;
  for (const [nth, [name, fault]] of Object.entries(FAULTS[target]).entries()) {
    const where = `${area}: the ${target} is ${name}`;
    if (nth > 0) await answerBy(fault, where);
    await expect(title(page), where).toHaveText(NOTICE, { timeout: TOLD_MS });
    await expect(retryOf(page), where).toBeEnabled({ timeout: TOLD_MS });
    await expectWhole(where);
  }
  await recover(visit);
  await expectWhole(`${area}: the ${target} is slow`);
  expect(loads()).toBe(1);
  await page.context().close();
}

/**
 * The target is answered well, but late. On a busy machine the answer can miss the limit that it was to keep: the page says
 * so, and its next answer is half as late.
 */
async function recover({ page, target, area, opened, answerBy }: Visit): Promise<void> {
  const where = `${area}: the ${target} is slow`;
  for (let share = 1; !(await opened.isVisible()); share /= 2) {
    await answerBy(slow(target, share), where);
    await expect(opened.or(retryOf(page)), where).toBeVisible({ timeout: TOLD_MS });
  }
}
