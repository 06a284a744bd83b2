import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { portal } from './support/address.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { onDatabase } from './support/database.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/* A question that the assistant could not answer. */
const storeGap = (question: string) =>
  onDatabase(portal().databaseUrl, (client) =>
    client.query(
      `insert into assistant_gap (id, created_at, updated_at, question, words, asked, asked_at)
        values (uuidv7(), now(), now(), $1, $1, 900, now())`,
      [question],
    ),
  );

test('a question without an answer becomes a frequent question by keyboard, which visitors find until it is taken away', async ({
  browser,
}) => {
  const question = `Pot depune actele la ${uniqueWord()}?`;
  const answer = 'Da, de luni până joi, la registratură.';
  await storeGap(question);
  const [admin, visitor, reader] = [
    await pageOf(browser, 'admin'),
    await pageOf(browser, 'visitor'),
    await pageOf(browser, 'editor'),
  ];
  await admin.goto('/admin/dashboard');
  await pressOn(admin, admin.getByRole('navigation').getByRole('link', { name: 'Asistent' }));
  await expectTitle(admin, 'Întrebări fără răspuns');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: `Răspunde, ${question}` }));
  await typeInto(admin, inDialog(admin).getByLabel('Răspunsul'), answer);
  await expectAccessible(admin);
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Publică' }));
  await expect(toasts(admin).getByText('Întrebare frecventă adăugată')).toBeVisible();
  await expect(main(admin).getByText(question)).toHaveCount(0);

  const onSupport = visitor.locator('details').filter({ hasText: question });
  // Kept pages are dropped once the gateway is notified.
  await expect(async () => {
    await visitor.goto('/support');
    await expect(onSupport).toBeVisible({ timeout: 1000 });
  }).toPass();
  await pressOn(visitor, onSupport.locator('summary'));
  await expect(onSupport.getByText(answer)).toBeVisible();
  await expectAccessible(visitor);
  await expectAccessibleOnPhone(visitor);
  await reader.goto(`/uat/knowledge-hub?${new URLSearchParams({ q: question })}`);
  await expect(main(reader).getByRole('link', { name: question })).toBeVisible();

  await pressOn(admin, main(admin).getByRole('link', { name: 'Întrebări frecvente' }));
  await expectTitle(admin, 'Întrebări frecvente');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: `Scoate, ${question}` }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Scoate' }));
  await expect(toasts(admin).getByText('Întrebare scoasă')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/support');
    await expect(onSupport).toHaveCount(0, { timeout: 1000 });
  }).toPass();

  for (const [tab, title] of [
    ['Sinonime', 'Sinonime'],
    ['Consum și limite', 'Consum și limite'],
    ['Păreri', 'Păreri'],
  ] as const) {
    await pressOn(admin, main(admin).getByRole('link', { name: tab, exact: true }));
    await expectTitle(admin, title);
    await expectAccessible(admin);
    await expectAccessibleOnPhone(admin);
  }
});
