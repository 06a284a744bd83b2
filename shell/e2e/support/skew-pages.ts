import { expect, type Page } from '@playwright/test';
import type { RemoteProject } from '@psp/build/workspace';
import { type AccountName, openSession } from './accounts.ts';
import { title, visit } from './page.ts';
import { routesOf } from './routes.ts';
import { takeRemoteBefore, takeShellBefore } from './skew.ts';

/** Said where the loader refuses a remote; the shell before did not name the area. */
const REFUSED = /^(Această zonă|Zona \S+) se actualizează$/;
/** Said where a page, an area or the portal broke, or could not be loaded. */
const BROKEN = /^(A apărut o eroare|Nu am putut încărca|(Această zonă|Zona \S+) nu este disponibilă|Portalul nu)/;

/** An area, with somebody who may open it. */
export interface Area {
  project: RemoteProject;
  account: AccountName | 'visitor';
  isOwn: (path: string) => boolean;
}

const under = (area: string) => (path: string) => path.startsWith(`/${area}/`);
export const AREAS: readonly Area[] = [
  { project: 'mfe-public', account: 'visitor', isOwn: (path) => !/login|adresa-care-nu-exista/.test(path) },
  { project: 'mfe-uat', account: 'comuna', isOwn: under('uat') },
  { project: 'mfe-firma', account: 'firma', isOwn: under('firma') },
  { project: 'mfe-admin', account: 'admin', isOwn: under('admin') },
];

/**
 * Opens pages of an area. Returns what is wrong, by address: a title that reports a failure, an uncaught error, and a refusal where
 * the gate has no reason for one.
 * @param reasons What the gate says against the two.
 * @param nth Which of its pages: every one unless given.
 */
async function wrongPages(page: Page, { account, isOwn }: Area, reasons: string[], nth = 1): Promise<string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  const addresses = (await routesOf(page.context(), account)).filter(isOwn).filter((_, index) => index % nth === 0);
  for (const address of addresses) {
    await visit(page, address);
    await expect(title(page), address).not.toHaveText('');
    const words = await title(page).innerText();
    if (REFUSED.test(words) && reasons.length > 0) return wrong;
    await expect(page.getByRole('main').getByText('Se încarcă…'), address).toHaveCount(0);
    if (REFUSED.test(words) || BROKEN.test(words)) wrong.push(`${address}: ${words}`);
  }
  return wrong;
}

/** Opens every `nth` page with the release before of its remote, which this shell loads. */
export async function expectRemoteBefore(page: Page, area: Area, nth?: number): Promise<void> {
  if (area.account !== 'visitor') await openSession(page.context(), area.account);
  const reasons = await takeRemoteBefore(page.context(), area.project);
  expect(await wrongPages(page, area, reasons, nth)).toEqual([]);
}

/** Opens every `nth` page in the shell of the release before, which loads this remote. */
export async function expectShellBefore(page: Page, area: Area, nth?: number): Promise<void> {
  if (area.account !== 'visitor') await openSession(page.context(), area.account);
  const reasons = await takeShellBefore(page.context(), area.project);
  expect(await wrongPages(page, area, reasons, nth)).toEqual([]);
}
