import { expect, type Page } from '@playwright/test';
import type { RemoteProject } from '@psp/build/workspace';
import { type AccountName, openSession } from './accounts.ts';
import { title, visit } from './page.ts';
import { routesOf } from './routes.ts';
import { loadPreviousRemote, loadPreviousShell } from './skew.ts';

/** Title when the loader refuses a remote; the previous shell did not name the area. */
const REFUSED = /^(Această zonă|Zona \S+) se actualizează$/;
/** Title when a page, an area or the portal failed. */
const BROKEN = /^(A apărut o eroare|Nu am putut încărca|(Această zonă|Zona \S+) nu este disponibilă|Portalul nu)/;

/** An area with an account that may open it. */
export interface Area {
  project: RemoteProject;
  account: AccountName | 'visitor';
  isOwn: (path: string) => boolean;
}

const inArea = (area: string) => (path: string) => path.startsWith(`/${area}/`);
export const AREAS: readonly Area[] = [
  { project: 'mfe-public', account: 'visitor', isOwn: (path) => !/login|adresa-care-nu-exista/.test(path) },
  { project: 'mfe-uat', account: 'comuna', isOwn: inArea('uat') },
  { project: 'mfe-firma', account: 'firma', isOwn: inArea('firma') },
  { project: 'mfe-admin', account: 'admin', isOwn: inArea('admin') },
];

/**
 * Opens pages of an area. Returns the failures by path: error titles, uncaught errors, and refusals without a reason of the gate.
 * @param reasons Reasons of the gate to refuse the two versions.
 * @param nth Opens every `nth` page; all by default.
 */
async function findBrokenPages(page: Page, { account, isOwn }: Area, reasons: string[], nth = 1): Promise<string[]> {
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

/** Opens every `nth` page in this shell with the previous release of its remote. */
export async function expectPreviousRemoteWorks(page: Page, area: Area, nth?: number): Promise<void> {
  if (area.account !== 'visitor') await openSession(page.context(), area.account);
  const reasons = await loadPreviousRemote(page.context(), area.project);
  expect(await findBrokenPages(page, area, reasons, nth)).toEqual([]);
}

/** Opens every `nth` page in the previous release of the shell with this remote. */
export async function expectWorksInPreviousShell(page: Page, area: Area, nth?: number): Promise<void> {
  if (area.account !== 'visitor') await openSession(page.context(), area.account);
  const reasons = await loadPreviousShell(page.context(), area.project);
  expect(await findBrokenPages(page, area, reasons, nth)).toEqual([]);
}
