import { expect, type Page } from '@playwright/test';
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

/**
 * Opens the pages of a reader, one after another, and looks at each once it stands. `hasFocus`: whether the page was opened without
 * loading the portal, and so takes the focus.
 */
export async function openEach(
  page: Page,
  { who, part, parts }: Reader,
  look: (path: string, hasFocus: boolean) => Promise<void>,
): Promise<void> {
  const context = page.context();
  if (who !== 'visitor') await openSession(context, who);
  const routes = (await routesOf(context, who)).filter((_, index) => index % parts === part);
  for (const path of routes) {
    let hasFocus = false;
    // What visitors see is drawn by the server.
    if (who === 'visitor') await load(page, path);
    else hasFocus = await visit(page, path);
    await settled(page);
    await look(path, hasFocus);
  }
}
