import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openSession, type Who } from './accounts.ts';
import { comesAlive, title, visit } from './page.ts';
import { routesOf } from './routes.ts';

/** A user, and the part of their pages to check: every `parts`th page, starting at `part`. */
export interface Reader {
  name: string;
  who: Who;
  part: number;
  parts: number;
}

const PEOPLE = ['comuna', 'primarie', 'cititor', 'consultant', 'firma', 'candidat', 'admin'] as const;
const splitReader = (who: Who, parts: number): Reader[] =>
  Array.from({ length: parts }, (_, part) => ({
    ...{ who, part, parts },
    name: parts > 1 ? `${who} (${part + 1} of ${parts})` : who,
  }));

/** Users whose pages differ. Visitors have the most, in four parts. */
export const READERS: readonly Reader[] = [
  ...PEOPLE.flatMap((who) => splitReader(who, 1)),
  ...splitReader('visitor', 4),
];

/** Loads a page and waits until it is hydrated. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comesAlive(page);
}

/** Waits until title and content are loaded. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(title(page)).not.toHaveText('Se încarcă…');
  await expect(page.getByRole('main').getByText('Se încarcă…')).toHaveCount(0);
}

/** True for a page with an empty result. */
export const isEmptyResult = (path: string): boolean => /=nimicnimic|page=999|period=2020/.test(path);

/** Signs the reader in and returns the paths of their pages. */
export async function pagesOf(context: BrowserContext, { who, part, parts }: Reader): Promise<string[]> {
  if (who !== 'visitor') await openSession(context, who);
  return (await routesOf(context, who)).filter((_, index) => index % parts === part);
}

/**
 * Opens the pages of a reader one after another and calls `look` once each is loaded. `hasFocus`: true after client-side
 * navigation, when the title has to be focused.
 */
export async function openEach(
  page: Page,
  { who }: Reader,
  paths: readonly string[],
  look: (path: string, hasFocus: boolean) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    let hasFocus = false;
    // Loaded for visitors, because the server renders their pages.
    if (who === 'visitor') await load(page, path);
    else hasFocus = await visit(page, path);
    await waitForContent(page);
    await look(path, hasFocus);
  }
}
