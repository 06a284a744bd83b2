import { expect, type Page, type Route } from '@playwright/test';
import { openSession, type Who } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { title } from './page.ts';
import { STREAM } from './talk.ts';

const BUSY = {
  status: 503,
  contentType: 'application/json',
  body: '{"code":"service.unavailable","message":"Serviciul nu răspunde momentan. Încercați din nou."}',
};
/** Answers as a service that is busy. */
export const busy = (route: Route): Promise<void> => route.fulfill(BUSY);
/** Drops the connection. */
export const dropped = (route: Route): Promise<void> => route.abort('connectionreset');

const FAULTS = { 'answers with 503': busy, 'drops the connection': dropped };

/** A page, what happens to the calls that it needs, and its title once these are answered. */
export type PageFault = readonly [who: Who, path: string, fault: keyof typeof FAULTS, calls: string, heading: RegExp];

/** What a page says of a call that failed. */
export const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/* A public page that is opened by its address comes with its data; one that is gone to within the portal asks for them. */
async function enter(page: Page, name: Who, path: string): Promise<void> {
  if (name !== 'visitor') {
    await page.goto(path);
    return;
  }
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
}

/** The page says what failed, and opens when it is asked again. */
export async function expectToldAndAskedAgain(
  page: Page,
  [who, path, fault, calls, heading]: PageFault,
): Promise<void> {
  if (who !== 'visitor') await openSession(page.context(), who);
  // What others do meanwhile makes a page ask again by itself.
  await page.route(`**${STREAM}*`, dropped);
  await page.route(calls, FAULTS[fault]);
  await enter(page, who, path);
  await expect(failure(page)).toContainText(/Serviciul nu răspunde momentan|Nu am putut contacta portalul/);
  await expectAccessible(page);
  await page.unroute(calls);
  await failure(page).getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(title(page)).toHaveText(heading);
  await expect(failure(page)).toHaveCount(0);
}
