import { expect } from '@playwright/test';
import { contextOf, openSession } from './support/accounts.ts';
import {
  startLocalRemoteGateway,
  serveRemoteTo,
  foreignScriptOrigins,
  type Gateway,
  type LocalBuild,
  localVersionBanner,
  PAGE,
} from './support/local-remote.ts';
import { expectTitle } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { test } from './support/test.ts';

let gateway: Gateway;
let build: LocalBuild;
// In a hook, because the build of the remote takes longer than a test may.
test.beforeAll(async () => {
  gateway = await startLocalRemoteGateway();
  build = await serveRemoteTo('mfe-uat', gateway.url);
});
test.afterAll(async () => {
  await build.stop();
  await gateway.close();
});

test('a developer runs a local remote in a portal that allows it, in one browser only', async ({
  browser,
  context,
  page,
}) => {
  await openSession(context, 'primarie');
  const other = await contextOf(browser, 'primarie');
  const problems = watchProblems(page);
  await page.goto(build.start);
  await page.getByRole('button', { name: 'Pornește versiunea locală' }).click();
  await expectTitle(page, /^Bună ziua/);
  await expect(localVersionBanner(page)).toContainText(`mfe_uat rulează din ${build.origin}`);
  expect(await foreignScriptOrigins(page, gateway.url + PAGE)).toEqual([build.origin]);
  await expect(localVersionBanner(page)).toBeVisible();

  const theirs = await other.newPage();
  expect(await foreignScriptOrigins(theirs, gateway.url + PAGE)).toEqual([]);
  await expect(localVersionBanner(theirs)).toHaveCount(0);

  const elsewhere = await context.newPage();
  await page.goto(`${gateway.url}/`);
  await expect(localVersionBanner(page)).toBeVisible();
  await localVersionBanner(page).getByRole('button', { name: 'Revino la versiunea publicată' }).click();
  await page.waitForURL(`${gateway.url}/`);
  expect(await foreignScriptOrigins(elsewhere, gateway.url + PAGE)).toEqual([]);
  await expect(localVersionBanner(elsewhere)).toHaveCount(0);
  expect(problems).toEqual([]);
  await other.close();
});
