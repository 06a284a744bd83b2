import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { portal } from './support/address.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { onDatabase } from './support/database.ts';
import { pressOn } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const store = (statement: string, values: unknown[] = []) =>
  onDatabase(portal().databaseUrl, (client) => client.query(statement, values));

/* A question without an answer that waits longer than everything else. */
const storeGap = (question: string) =>
  store(
    `insert into assistant_gap (id, created_at, updated_at, question, words, asked, asked_at)
      values (uuidv7(), '2001-01-01', now(), $1, $1, 1, now())`,
    [question],
  );
const storeFailure = (word: string) =>
  store(
    `insert into failed_job (created_at, updated_at, queue, attempts, error, payload)
      select now(), now(), 'file-removal', 31, 'connection', jsonb_build_object('key', $1::text || n) from generate_series(1, 2) n`,
    [word],
  );

test('the association goes by keyboard from what waits longest to its decision, and it no longer waits', async ({
  browser,
}) => {
  const question = `Cine aprobă ${uniqueWord()}?`;
  await storeGap(question);
  const page = await pageOf(browser, 'admin');
  await page.goto('/admin/dashboard');
  await expectTitle(page, 'Panou de administrare');
  const oldest = main(page).getByRole('table', { name: 'Cele mai vechi, pe rând' }).getByRole('rowheader');
  await expect(oldest.first()).toHaveText(question);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, main(page).getByRole('link', { name: 'Răspunde: Întrebări fără răspuns ale asistentului' }));
  await expectTitle(page, 'Întrebări fără răspuns');
  await pressOn(page, main(page).getByRole('button', { name: `Lasă deoparte, ${question}` }));
  await expect(main(page).getByText(question)).toHaveCount(0);
  await page.goto('/admin/dashboard');
  await expect(oldest.first()).toBeVisible();
  await expect(main(page).getByText(question)).toHaveCount(0);
  await pressOn(page, main(page).getByRole('link', { name: /solicit(are|ări) deschis/ }));
  await expectTitle(page, 'Solicitări');
});

test('failed jobs are run again together by keyboard, and the worker does them', async ({ browser }) => {
  const word = uniqueWord();
  await storeFailure(word);
  const page = await pageOf(browser, 'admin');
  await page.goto('/admin/dashboard');
  await pressOn(page, main(page).getByRole('link', { name: 'Starea portalului' }));
  await expectTitle(page, 'Starea portalului');
  await expect(main(page).getByText(/copi[ae] de siguranță/i)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, main(page).getByRole('button', { name: 'Încearcă-le din nou, Ștergeri de fișiere' }));
  await expectAccessible(page);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Încearcă-le din nou' }));
  await expect(toasts(page).getByText('Reluate')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /, Ștergeri de fișiere$/ })).toHaveCount(0);
  await expect(async () => {
    const { rows } = await store(
      `select from pgboss.job where name = 'file-removal' and data ->> 'key' like $1 and state = 'completed'`,
      [`${word}%`],
    );
    expect(rows).toHaveLength(2);
  }).toPass();
});
