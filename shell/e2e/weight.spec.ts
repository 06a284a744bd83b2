import { expect } from '@playwright/test';
import { LIMITS, noteFiles, sumOf } from '@psp/build/bench/weight';
import { accounts, openSession } from './support/accounts.ts';
import { test } from './support/test.ts';

for (const name of ['primarie', 'firma', 'admin'] as const) {
  const { home } = accounts[name];
  test(`the first page of a visit to ${home} is within its size limit`, async ({ context, page }) => {
    await openSession(context, name);
    const files = noteFiles(page);
    await page.goto(home, { waitUntil: 'networkidle' });
    expect(sumOf(await files(), 'gzip', 'script')).toBeLessThanOrEqual(LIMITS.signedIn);
  });
}
