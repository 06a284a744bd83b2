import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openSession, type Who } from './accounts.ts';
import { comesAlive, title, visit } from './page.ts';
import { routesOf } from './routes.ts';

/** Somebody, and which of the pages that they may open are looked at: every `parts`th, from `part` on. */
export interface Reader {
  name: string;
  who: Who;
  part: number;
  parts: number;
}

const PEOPLE = ['comuna', 'primarie', 'cititor', 'consultant', 'firma', 'candidat', 'admin'] as const;
const inParts = (who: Who, parts: number): Reader[] =>
  Array.from({ length: parts }, (_, part) => ({
    ...{ who, part, parts },
    name: parts > 1 ? `${who} (${part + 1} of ${parts})` : who,
  }));

/** Everybody whose pages differ. Visitors have the most. */
export const READERS: readonly Reader[] = [...PEOPLE.flatMap((who) => inParts(who, 1)), ...inParts('visitor', 4)];

/** Loads a page, and waits until it is alive. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comesAlive(page);
}

/** The page stands: its title is there, and nothing is being loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(title(page)).not.toHaveText('Se încarcă…');
  await expect(page.getByRole('main').getByText('Se încarcă…')).toHaveCount(0);
}

/** A page that says that there is nothing to show. */
export const isOfNothing = (path: string): boolean => /=nimicnimic|page=999|period=2020/.test(path);

/** Signs the reader in, and returns the addresses of their pages. */
export async function pagesOf(context: BrowserContext, { who, part, parts }: Reader): Promise<string[]> {
  if (who !== 'visitor') await openSession(context, who);
  return (await routesOf(context, who)).filter((_, index) => index % parts === part);
}

/**
 * Opens pages of a reader, one after another, and looks at each once it stands. `hasFocus`: whether the page was opened without
 * loading the portal, and so takes the focus.
 */
export async function openEach(
  page: Page,
  { who }: Reader,
  paths: readonly string[],
  look: (path: string, hasFocus: boolean) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    let hasFocus = false;
    // What visitors see is drawn by the server.
    if (who === 'visitor') await load(page, path);
    else hasFocus = await visit(page, path);
    await settled(page);
    await look(path, hasFocus);
  }
}
