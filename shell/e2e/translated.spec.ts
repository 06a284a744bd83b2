import { expect } from '@playwright/test';
import { expectTitle, inDialog, problems, visit } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { send, startConversation } from './support/conversation.ts';
import { test } from './support/test.ts';
import { expectNoCrash, translate } from './support/translation.ts';

test('an authority whose browser translates the portal filters, and writes a message, an article and a request', async ({
  browser,
}) => {
  const { uat } = await startConversation(browser);
  const { page } = uat;
  const wrong = watchProblems(page);
  await uat.open();
  await translate(page);
  await send(page, 'Translated question');
  await expect(page.getByRole('log').getByText('Translated question')).toBeVisible();
  await visit(page, '/uat/marketplace');
  await page.getByRole('searchbox', { name: 'Caută' }).last().fill('nimicnimic');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Șterge filtrele' }).first().click();
  await expectNoCrash(page);
  await visit(page, '/uat/community/articles');
  await page.getByRole('link', { name: 'Articol nou' }).first().click();
  await expectTitle(page, 'Articol nou');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.pressSequentially('Unu doi');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await inDialog(page).getByRole('button', { name: 'Pune linkul' }).click();
  await expect(inDialog(page)).toContainText('Scrieți adresa linkului.');
  await page.keyboard.press('Escape');
  await expect(text.locator('font')).toHaveCount(0);
  await expectNoCrash(page);
  await visit(page, '/uat/service-requests/new');
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expect(problems(page)).toBeVisible();
  await expectNoCrash(page);
  expect(wrong).toEqual([]);
});
