import { expect, type Locator, type Page } from '@playwright/test';

/** The title of the page in sight. */
export const title = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits until the page with this title stands. */
export async function expectTitle(page: Page, name: string | RegExp): Promise<void> {
  await expect(title(page)).toHaveText(name);
}

/**
 * Waits until React has taken over the page that the server drew, or the first element that `selector` finds: it does so in
 * steps, after the network has become quiet.
 */
export async function comesAlive(page: Page, selector = 'main'): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );
}

/** Milliseconds within which a page that is opened without loading the portal takes the focus. */
const FOCUS_MS = 15_000;

/**
 * Opens an address of the portal as its own links do, without loading the portal again; the first one, and one of which only the
 * query is another, is loaded. Resolves once the new page is alive; to true if it has taken the focus, as all but loaded ones do.
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

/** An entry of the role's navigation beside the page. */
export const navigation = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Navigarea zonei' }).getByRole('link', { name });

/** The state shown beside the title. */
export async function expectState(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').locator('header').first().getByText(name, { exact: true })).toBeVisible();
}

/** Waits until a list shows the rows of the filter with this name. */
export async function expectFiltered(page: Page, filter: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Elimină filtrul ${filter}` })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Presses a button of the open dialog. */
export const inDialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** What the portal says of the person's last acts, in a corner of the page. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Mesaje despre acțiunile dvs.' });

/** What says that the form in sight is saved. */
export const saved = (page: Page): Locator => page.getByText(/^(Salvat la|Text salvat)/);

/** What is wrong with the form in sight, as its summary tells. */
export const problems = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: /Există o problemă|Eroare/ });

/** The first number in a text: "1.234 de oferte" is 1234. */
export function numberIn(text: string | null): number {
  const match = /\d[\d.]*/.exec(text ?? '');
  if (!match) throw new Error(`No number in “${text}”`);
  return Number(match[0].replaceAll('.', ''));
}

/** Letters only, so that no search takes it for a number; different in every run. */
export function uniqueWord(): string {
  const letters = 'bcdfglmnprstv';
  const draw = () => letters.charAt(Math.floor(Math.random() * letters.length));
  return `zu${Array.from({ length: 9 }, draw).join('')}`;
}

/** The day in Romania so many days from now, `yyyy-mm-dd`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Bucharest' });

/** Writes a day (`yyyy-mm-dd`) into its field, as it is written in Romania. */
export const fillDay = (field: Locator, isoDay: string): Promise<void> =>
  field.fill(isoDay.split('-').toReversed().join('.'));

/** Count of a list, as it is announced. */
export const countOf = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Waits until a list counts so many; until it has loaded, its status says nothing of them. */
export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(async () => expect(numberIn(await countOf(page).textContent())).toBe(count)).toPass();

/** Keeps what a page saves from the service until the function it resolves with is called. */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'PUT') await promise;
    await route.fallback();
  });
  return resolve;
}
