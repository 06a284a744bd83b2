import { expect, type Page } from '@playwright/test';
import { openBeforeRelease, portalProcesses, releaseChange, rollBackRelease } from './support/release.ts';
import { test } from './support/test.ts';

/** Returns whether the server renders the landing page with this version of the shell. */
async function isRenderedBy(page: Page, version: string): Promise<boolean> {
  const html = await (await page.request.get('/')).text();
  return html.includes('<main') && html.includes(`src="/shell/${version}/assets/main`);
}

test('a release of the shell reaches new tabs and server-rendered pages; an open tab keeps its own code', async ({
  context,
  page,
}) => {
  const { first, running, problems } = await openBeforeRelease(context, page, 'shell');

  const second = releaseChange({ project: 'shell', words: 'Securitate', otherWords: 'Siguranță' });
  try {
    const later = await context.newPage();
    await later.goto('/cont/securitate');
    await expect(later.getByRole('link', { name: 'Siguranță' })).toBeVisible();
    await expect.poll(() => isRenderedBy(page, second)).toBe(true);

    const fetched: string[] = [];
    page.on('response', (response) => void (response.ok() && fetched.push(new URL(response.url()).pathname)));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Contul/ })
      .click();
    await page.getByRole('link', { name: 'Contul meu' }).click();
    await expect(page.getByRole('link', { name: 'Securitate' })).toBeVisible();
    expect(fetched.filter((path) => path.startsWith(`/shell/${first}/assets/`))).not.toEqual([]);
  } finally {
    expect(rollBackRelease('shell')).toBe(first);
  }
  await page.goto('/cont/securitate');
  await expect(page.getByRole('link', { name: 'Securitate' })).toBeVisible();
  expect(portalProcesses()).toEqual(running);
  expect(problems).toEqual([]);
});
