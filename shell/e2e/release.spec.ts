import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectTitle, navigation } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { processes, releaseWith, rollBackRelease } from './support/release.ts';
import { test } from './support/test.ts';

const BEFORE = 'Cum funcționează';
const AFTER = 'Cum merge o solicitare';

type Live = Record<string, { version: string }>;

const live = async (page: Page, name: string): Promise<string | undefined> => {
  const { hosts, remotes }: { hosts: Live; remotes: Live } = await (await page.request.get('/registry.json')).json();
  return { ...hosts, ...remotes }[name]?.version;
};

/** Whether the server draws the first page with this version of the shell. */
async function isDrawnBy(page: Page, version: string): Promise<boolean> {
  const html = await (await page.request.get('/')).text();
  return html.includes('<main') && html.includes(`src="/shell/${version}/assets/main`);
}

/** The authority's list of requests, whose panel carries the words that the release changes. */
async function openList(page: Page, words: string): Promise<void> {
  await page.goto('/uat/service-requests');
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
}

test('a release and a rollback reach new tabs; an open one works on, and nothing is restarted', async ({
  context,
  page,
}) => {
  await openSession(context, 'primarie');
  const problems = watchProblems(page);
  await page.goto('/uat/dashboard');
  await expectTitle(page, /^Bună ziua/);
  const [first, running] = [await live(page, 'mfe_uat'), processes()];
  expect(running.length).toBeGreaterThan(0);

  const second = releaseWith({ project: 'mfe-uat', words: BEFORE, otherWords: AFTER });
  try {
    expect(await live(page, 'mfe_uat')).toBe(second);
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
  expect(await live(page, 'mfe_uat')).toBe(first);
  const last = await context.newPage();
  await openList(last, BEFORE);
  await navigation(page, 'Proiecte').click();
  await expectTitle(page, 'Proiecte');
  expect(processes()).toEqual(running);
  expect(problems).toEqual([]);
});

test('a release of the shell reaches new tabs and pages drawn on the server; an open tab goes on with its own code', async ({
  context,
  page,
}) => {
  await openSession(context, 'primarie');
  const problems = watchProblems(page);
  await page.goto('/uat/dashboard');
  await expectTitle(page, /^Bună ziua/);
  const [first, running] = [await live(page, 'shell'), processes()];

  const second = releaseWith({ project: 'shell', words: 'Securitate', otherWords: 'Siguranță' });
  try {
    const later = await context.newPage();
    await later.goto('/cont/securitate');
    await expect(later.getByRole('link', { name: 'Siguranță' })).toBeVisible();
    await expect.poll(() => isDrawnBy(page, second)).toBe(true);

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
  expect(processes()).toEqual(running);
  expect(problems).toEqual([]);
});
