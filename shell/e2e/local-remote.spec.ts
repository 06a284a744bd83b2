import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { foreignScriptOrigins, localVersionBanner, PAGE } from './support/local-remote.ts';
import { test } from './support/test.ts';

test('a portal that does not allow local remotes removes the override', async ({ context, page }) => {
  await openSession(context, 'primarie');
  await context.addCookies([{ name: 'psp_local_remote', value: 'mfe_uat@http://localhost:4173', url: portalUrl() }]);
  expect(await foreignScriptOrigins(page, portalUrl() + PAGE)).toEqual([]);
  await expect(localVersionBanner(page)).toHaveCount(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('psp_local_remote');
  expect((await page.request.get('/local-remote?remote=mfe_uat&origin=http://localhost:4173')).status()).toBe(404);
});
