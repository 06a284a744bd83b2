import { expect, type Locator, type Page } from '@playwright/test';

/** Title of the page. */
export const title = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits for the page with this title. */
export async function expectTitle(page: Page, name: string | RegExp): Promise<void> {
  await expect(title(page)).toHaveText(name);
}

/**
 * Waits until React has hydrated the first element that matches `selector`. Hydration happens in steps, after the network has
 * become idle.
 */
export async function comesAlive(page: Page, selector = 'main'): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );
}

/** Time until a page that is opened by client-side navigation takes the focus. */
const FOCUS_MS = 15_000;

/**
 * Opens a path by client-side navigation. The first path, and one that differs only in its query, is loaded as a document.
 * Resolves once the page is interactive: to true after navigation, when it has taken the focus, to false after a load.
 */
export async function visit(page: Page, path: string): Promise<boolean> {
  const open = new URL(page.url());
  if (open.protocol === 'about:' || new URL(path, open).pathname === open.pathname) {
    await page.goto(path);
    await comesAlive(page);
    return false;
  }
  await page.evaluate(
    ([address, withinMs]) =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${address} did not take the focus`)), withinMs);
        const done = ({ target }: Event) => {
          if (!(target instanceof Element) || !target.closest('main')) return;
          clearTimeout(late);
          removeEventListener('focusin', done);
          resolve();
        };
        addEventListener('focusin', done);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        history.pushState({ usr: null, key: String(performance.now()), idx: history.length }, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }),
    [path, FOCUS_MS] as const,
  );
  return true;
}

/** Link in the navigation of the area whose name begins so; a count may follow. */
export const navigation = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Navigarea zonei' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** Expects a status beside the title. */
export async function expectState(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').locator('header').first().getByText(name, { exact: true })).toBeVisible();
}

/** Waits until a list shows the rows of a filter, by its chip. */
export async function expectFiltered(page: Page, filter: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Elimină filtrul ${filter}` })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The open dialog. */
export const inDialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Toasts about the user's last actions. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Mesaje despre acțiunile dvs.' });

/** Note that the form is saved. */
export const saved = (page: Page): Locator => page.getByText(/^(Salvat la|Text salvat)/);

/** Error summary of the form. */
export const problems = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: /Există o problemă|Eroare/ });

/** The first number in a text: "1.234 de oferte" is 1234. */
export function numberIn(text: string | null): number {
  const match = /\d[\d.]*/.exec(text ?? '');
  if (!match) throw new Error(`No number in “${text}”`);
  return Number(match[0].replaceAll('.', ''));
}

/** Random word of letters only, so that searches do not treat it as a number. */
export function uniqueWord(): string {
  const letters = 'bcdfglmnprstv';
  const draw = () => letters.charAt(Math.floor(Math.random() * letters.length));
  return `zu${Array.from({ length: 9 }, draw).join('')}`;
}

/** Date in Romania, `days` from now, as `yyyy-mm-dd`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Bucharest' });

/** Fills a date field. `isoDay`: `yyyy-mm-dd`. */
export const fillDay = (field: Locator, isoDay: string): Promise<void> =>
  field.fill(isoDay.split('-').toReversed().join('.'));

/** Announced count of a list. */
export const countOf = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Waits until a list shows this count. */
export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(async () => expect(numberIn(await countOf(page).textContent())).toBe(count)).toPass();

/** Holds the PUT requests of a page until the returned function is called. */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'PUT') await promise;
    await route.fallback();
  });
  return resolve;
}
