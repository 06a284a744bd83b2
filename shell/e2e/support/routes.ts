import type { BrowserContext } from '@playwright/test';
import type { AccountName } from './accounts.ts';
import { DETAILS, PUBLIC_DETAILS } from './route-details.ts';
import { PAGES, PUBLIC } from './route-lists.ts';

async function firstOf(context: BrowserContext, list: string): Promise<string> {
  const response = await context.request.get(list);
  const body: { items: { id: string }[] } = await response.json();
  const id = body.items[0]?.id;
  if (!id) throw new Error(`${list}: the demonstration has none`);
  return id;
}

/** Addresses of pages of one row each: the first of its list. */
async function detailsOf(
  context: BrowserContext,
  details: readonly (readonly [list: string, page: (id: string) => string])[],
): Promise<string[]> {
  const paths: string[] = [];
  for (const [list, page] of details) paths.push(page(await firstOf(context, list)));
  return paths;
}

/** Every page that anybody may read. */
export const publicRoutes = async (context: BrowserContext): Promise<string[]> => [
  ...PUBLIC,
  ...(await detailsOf(context, PUBLIC_DETAILS)),
];

/** Every page of the portal that this person may open, detail pages at a row of their own. */
export async function routesOf(context: BrowserContext, name: AccountName | 'visitor'): Promise<string[]> {
  const own = name === 'visitor' ? PUBLIC_DETAILS : (DETAILS[name] ?? []);
  return [...PAGES[name], ...(await detailsOf(context, own))];
}
