import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { expectTitle, inDialog, problems, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('by keyboard, the text of a mail is changed, previewed, refused with a broken field, and brought back', async ({
  page,
}) => {
  const word = uniqueWord();
  await openSession(page.context(), 'admin');
  await page.goto('/admin/settings?sectiune=e-mail&mesaj=restored');
  await expectTitle(page, 'Setări');
  const text = page.getByLabel('Text', { exact: true });
  const mail = page.frameLocator('iframe');
  await expect(text).toHaveValue('Organizația „{{organizatie}}” poate folosi din nou Portal PSP.');
  await expect(mail.getByText('Organizația „Comuna Șelimbăr” poate folosi din nou').last()).toBeVisible();

  await text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(` ${word} {{organizatia}}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const refusal = problems(page).getByRole('link', { name: /Câmp necunoscut: {{organizatia}}, rândul 1/ });
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  for (let at = 0; at < '{{organizatia}}'.length; at += 1) await page.keyboard.press('Backspace');
  await expect(mail.getByText(word).last()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Setarea a fost salvată')).toBeVisible();
  await expectFullyAccessibleOnPhone(page);

  await page.goto('/admin/settings/versiuni?of=mail-texts');
  await expectTitle(page, 'Toate versiunile setărilor');
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('E-mail: Suspendare ridicată');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Compară/ }).focus();
  await page.keyboard.press('Enter');
  await expect(inDialog(page)).toContainText(word);
  await expectAccessible(page);
  await inDialog(page).getByRole('button', { name: 'Readu ce era înainte' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Versiunea a fost readusă')).toBeVisible();
  await page.goto('/admin/settings?sectiune=e-mail&mesaj=restored');
  await expect(text).toHaveValue('Organizația „{{organizatie}}” poate folosi din nou Portal PSP.');
});
