import { expect, type Page } from '@playwright/test';
import type { RemoteProject } from '@psp/build/workspace';
import { type AccountName, openSession } from './support/accounts.ts';
import { title, visit } from './support/page.ts';
import { routesOf } from './support/routes.ts';
import { takeRemoteBefore, takeShellBefore } from './support/skew.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Said where the loader refuses a remote; the shell before did not name the area. */
const REFUSED = /^(Această zonă|Zona \S+) se actualizează$/;
/** Said where a page, an area or the portal broke, or could not be loaded. */
const BROKEN = /^(A apărut o eroare|Nu am putut încărca|(Această zonă|Zona \S+) nu este disponibilă|Portalul nu)/;

interface Area {
  project: RemoteProject;
  account: AccountName | 'visitor';
  isOwn: (path: string) => boolean;
}

const under = (area: string) => (path: string) => path.startsWith(`/${area}/`);
const AREAS: Area[] = [
  { project: 'mfe-public', account: 'visitor', isOwn: (path) => !/login|adresa-care-nu-exista/.test(path) },
  { project: 'mfe-uat', account: 'comuna', isOwn: under('uat') },
  { project: 'mfe-firma', account: 'firma', isOwn: under('firma') },
  { project: 'mfe-admin', account: 'admin', isOwn: under('admin') },
];

/**
 * Opens every page of an area. Returns what is wrong, by address: a title that reports a failure, an uncaught error, and a
 * refusal where the gate has no reason for one. `reasons`: what the gate says against the two.
 */
async function wrongPages(page: Page, { account, isOwn }: Area, reasons: string[]): Promise<string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  const addresses = (await routesOf(page.context(), account)).filter(isOwn);
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

for (const area of AREAS) {
  test(`the release before of ${area.project} works in this shell, unless the gate names what is missing`, async ({
    context,
    page,
  }) => {
    if (area.account !== 'visitor') await openSession(context, area.account);
    const reasons = await takeRemoteBefore(context, area.project);
    expect(await wrongPages(page, area, reasons)).toEqual([]);
  });

  test(`${area.project} works in the shell of the release before, unless the gate names what is missing`, async ({
    context,
    page,
  }) => {
    if (area.account !== 'visitor') await openSession(context, area.account);
    const reasons = await takeShellBefore(context, area.project);
    expect(await wrongPages(page, area, reasons)).toEqual([]);
  });
}
