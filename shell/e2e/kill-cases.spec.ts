import { type Browser, expect, type Page, type Route } from '@playwright/test';
import { accounts, openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import {
  addressOf,
  FAULTS,
  isOfTheFault,
  REMOTE_AREAS,
  type RemoteArea,
  slow,
  type Target,
} from './support/kill-cases.ts';
import { expectTitle, navigation, title } from './support/page.ts';
import { test } from './support/test.ts';

/** The patience of the loader and the page together, with that of a busy machine. */
const TOLD_MS = 30_000;
const NOTICE = /nu este disponibilă momentan|se actualizează|Nu am putut încărca pagina/;

interface Walk {
  account: 'visitor' | 'primarie' | 'firma' | 'admin';
  /** The first page of the area. */
  home: string;
  heading: string;
  /** An entry of the navigation whose page's code was not asked for yet, and its title. */
  next: [entry: string, heading: string];
}

const WALKS: Record<RemoteArea, Walk> = {
  public: {
    ...{ account: 'visitor', home: '/parteneri', heading: 'Parteneri' },
    next: ['Comunități', 'Comunitățile din rețea'],
  },
  uat: {
    ...{ account: 'primarie', home: '/uat/dashboard', heading: `Bună ziua, ${accounts.primarie.organisation}` },
    next: ['Proiecte', 'Proiecte'],
  },
  firma: {
    ...{ account: 'firma', home: '/firma/dashboard', heading: `Bună ziua, ${accounts.firma.organisation}` },
    next: ['Oportunități', 'Oportunități'],
  },
  admin: {
    ...{ account: 'admin', home: '/admin/dashboard', heading: 'Panou de administrare' },
    next: ['Utilizatori', 'Utilizatori'],
  },
};

/** Notes for how long `main` stood without a word, in tenths of a second, and a mark that a reload takes away. */
async function watch(page: Page): Promise<{ expectWhole(where: string): Promise<void> }> {
  const errors: string[] = [];
  page.on('pageerror', (error) => void (isOfTheFault(error) || errors.push(error.message)));
  await page.addInitScript(() => {
    const seen = { blank: 0, longest: 0 };
    Object.assign(window, { seen });
    setInterval(() => {
      const main = document.querySelector('main');
      seen.blank = main?.textContent?.trim() === '' ? seen.blank + 1 : 0;
      seen.longest = Math.max(seen.longest, seen.blank);
    }, 100);
  });
  return {
    expectWhole: async (where) => {
      const blank = await page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
      expect({ where, errors, isBlank: blank > 10 }).toEqual({ where, errors: [], isBlank: false });
    },
  };
}

const link = (page: Page, { account }: Walk, entry: string) =>
  account === 'visitor' ? page.getByRole('banner').getByRole('link', { name: entry }) : navigation(page, entry);

/** Opens what needs the target: the area's first page, or the next one for the code of a page. */
async function enter(page: Page, walk: Walk, target: Target, strike: () => Promise<unknown>): Promise<string> {
  const [entry, heading] = walk.next;
  if (target === 'chunk') {
    await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
    await expect(title(page)).toBeVisible();
    if (walk.account === 'visitor') await link(page, walk, walk.heading).click();
    await expectTitle(page, walk.heading);
    await strike();
    await link(page, walk, entry).click();
    return heading;
  }
  await strike();
  // Public pages come drawn with their entry and manifest, so a visitor comes from a page of the shell.
  await page.goto(walk.account === 'visitor' ? '/login' : walk.home);
  if (walk.account === 'visitor') await link(page, walk, walk.heading).click();
  return walk.heading;
}

/** One visit, in which one fault follows the other: each is told, and after the last one the page opens without a reload. */
async function suffer(browser: Browser, target: Target, area: RemoteArea): Promise<void> {
  const walk = WALKS[area];
  const context = await browser.newContext({ baseURL: portalUrl(), locale: 'ro-RO' });
  if (walk.account !== 'visitor') await openSession(context, walk.account);
  const page = await context.newPage();
  const { expectWhole } = await watch(page);
  const retry = page.getByRole('main').getByRole('button', { name: 'Încearcă din nou', exact: true });
  const [first, ...others] = Object.entries(FAULTS[target]);
  if (!first) throw new Error(`no fault for ${target}`);
  let [name, answer] = first;
  let hits = 0;
  const strike = (route: Route): Promise<void> => {
    hits += 1;
    return answer(route);
  };
  const told = async (): Promise<void> => {
    const where = `${area}: the ${target} is ${name}`;
    await expect.poll(() => hits, { message: where, timeout: TOLD_MS }).toBeGreaterThan(0);
    await expect(title(page), where).toHaveText(NOTICE, { timeout: TOLD_MS });
    await expect(retry, where).toBeEnabled({ timeout: TOLD_MS });
    await expectWhole(where);
  };
  const heading = await enter(page, walk, target, () => page.route(addressOf(target, area), strike));
  await told();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [nextName, next] of [...others]) {
    [name, answer, hits] = [nextName, next, 0];
    await retry.click();
    await told();
  }
  [name, answer] = ['slow', slow(target)];
  await retry.click();
  await expect(title(page), `${area}: ${target}`).toHaveText(heading, { timeout: TOLD_MS });
  await expectWhole(`${area}: the ${target} is slow`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
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
