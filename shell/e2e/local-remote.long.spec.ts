import { expect } from '@playwright/test';
import { contextOf, openSession } from './support/accounts.ts';
import {
  allowingGateway,
  developFor,
  foreignCode,
  type Gateway,
  type LocalBuild,
  mark,
  PAGE,
} from './support/local-remote.ts';
import { expectTitle } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { test } from './support/test.ts';

let gateway: Gateway;
let build: LocalBuild;
// Building the remote has a time of its own.
test.beforeAll(async () => {
  gateway = await allowingGateway();
  build = await developFor('mfe-uat', gateway.url);
});
test.afterAll(async () => {
  await build.stop();
  await gateway.close();
});

test('a developer runs it in a portal that allows it, in one browser alone', async ({ browser, context, page }) => {
  await openSession(context, 'primarie');
  const other = await contextOf(browser, 'primarie');
  const problems = watchProblems(page);
  await page.goto(build.start);
  await page.getByRole('button', { name: 'Pornește versiunea locală' }).click();
  await expectTitle(page, /^Bună ziua/);
  await expect(mark(page)).toContainText(`mfe_uat rulează din ${build.origin}`);
  expect(await foreignCode(page, gateway.url + PAGE)).toEqual([build.origin]);
  await expect(mark(page)).toBeVisible();

  const theirs = await other.newPage();
  expect(await foreignCode(theirs, gateway.url + PAGE)).toEqual([]);
  await expect(mark(theirs)).toHaveCount(0);

  const elsewhere = await context.newPage();
  await page.goto(`${gateway.url}/`);
  await expect(mark(page)).toBeVisible();
  await mark(page).getByRole('button', { name: 'Revino la versiunea publicată' }).click();
  await page.waitForURL(`${gateway.url}/`);
  expect(await foreignCode(elsewhere, gateway.url + PAGE)).toEqual([]);
  await expect(mark(elsewhere)).toHaveCount(0);
  expect(problems).toEqual([]);
  await other.close();
});
