import { expect, type Page } from '@playwright/test';
import { expectTitle, navigation } from './support/page.ts';
import { liveVersion, openBeforeRelease, portalProcesses, releaseChange, rollBackRelease } from './support/release.ts';
import { test } from './support/test.ts';

const BEFORE = 'Cum funcționează';
const AFTER = 'Cum merge o solicitare';

/** Opens the authority's list of requests, which contains the text that the release changes. */
async function openList(page: Page, words: string): Promise<void> {
  await page.goto('/uat/service-requests');
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
}

test('a release and a rollback reach new tabs; an open tab keeps working, and no process is restarted', async ({
  context,
  page,
}) => {
  const { first, running, problems } = await openBeforeRelease(context, page, 'mfe_uat');
  expect(running.length).toBeGreaterThan(0);

  const second = releaseChange({ project: 'mfe-uat', words: BEFORE, otherWords: AFTER });
  try {
    expect(await liveVersion(page, 'mfe_uat')).toBe(second);
    const later = await context.newPage();
    await openList(later, AFTER);

    await navigation(page, 'Solicitări').click();
    await expect(page.getByRole('heading', { name: BEFORE })).toBeVisible();
    const sent = page.getByRole('row').filter({ hasText: 'Trimisă' }).first();
    await sent.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('tab', { name: 'Istoric' })).toBeVisible();
  } finally {
    expect(rollBackRelease('mfe-uat')).toBe(first);
  }
  expect(await liveVersion(page, 'mfe_uat')).toBe(first);
  const last = await context.newPage();
  await openList(last, BEFORE);
  await navigation(page, 'Proiecte').click();
  await expectTitle(page, 'Proiecte');
  expect(portalProcesses()).toEqual(running);
  expect(problems).toEqual([]);
});
