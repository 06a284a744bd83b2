import { expect, type Page, type Route } from '@playwright/test';
import { openSession, type Who } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { title } from './page.ts';
import { STREAM } from './conversation.ts';

const BUSY = {
  status: 503,
  contentType: 'application/json',
  body: '{"code":"service.unavailable","message":"Serviciul nu răspunde momentan. Încercați din nou."}',
};
/** Answers with 503. */
export const answerBusy = (route: Route): Promise<void> => route.fulfill(BUSY);
/** Drops the connection. */
export const dropConnection = (route: Route): Promise<void> => route.abort('connectionreset');

const FAULTS = { 'answers with 503': answerBusy, 'drops the connection': dropConnection };

/** A page, the fault of the calls that it needs, and its title once they succeed. */
export type PageFault = readonly [who: Who, path: string, fault: keyof typeof FAULTS, calls: string, heading: RegExp];

/** Error message of a page whose call failed. */
export const errorAlert = (page: Page) => page.getByRole('main').getByRole('alert');

/* A public page opened by its address is rendered with its data, so visitors navigate to it within the portal instead. */
async function openPage(page: Page, name: Who, path: string): Promise<void> {
  if (name !== 'visitor') {
    await page.goto(path);
    return;
  }
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
}

/** Expects that the page shows an error, and opens after a retry. */
export async function expectErrorAndRetry(page: Page, [who, path, fault, calls, heading]: PageFault): Promise<void> {
  if (who !== 'visitor') await openSession(page.context(), who);
  // Events of other users would make the page refetch by itself.
  await page.route(`**${STREAM}*`, dropConnection);
  await page.route(calls, FAULTS[fault]);
  await openPage(page, who, path);
  await expect(errorAlert(page)).toContainText(/Serviciul nu răspunde momentan|Nu am putut contacta portalul/);
  await expectAccessible(page);
  await page.unroute(calls);
  await errorAlert(page).getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(title(page)).toHaveText(heading);
  await expect(errorAlert(page)).toHaveCount(0);
}
