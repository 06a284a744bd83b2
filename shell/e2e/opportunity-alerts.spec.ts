import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { createColleague } from './support/colleagues.ts';
import { linkInMail, openMail } from './support/mailbox.ts';
import { expectFiltered, expectTitle, inDialog, uniqueWord } from './support/page.ts';
import { createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

/* Not a domain of the firm, which would be notified anyway. */
const LIST = '/firma/opportunities?category=mediu';

test('new opportunities of a saved filter are mailed until the link in the mail stops the alerts', async ({
  browser,
}) => {
  const { context, email } = await createColleague(browser, 'viewer', 'firma');
  const page = await context.newPage();
  const dialog = inDialog(page);
  const name = `Filtru ${uniqueWord()}`;

  await page.goto(LIST);
  await expectFiltered(page, 'Mediu');
  await page.getByRole('button', { name: 'Salvează filtrele' }).press('Enter');
  await dialog.getByLabel('Numele filtrului').fill(name);
  await dialog.getByLabel('Alerte').selectOption('Imediat');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await dialog.getByRole('button', { name: 'Salvează filtrele' }).press('Enter');
  await expect(page.getByText('Filtrele au fost salvate.')).toBeVisible();

  const { title } = await createSentRequest(browser, { category: 'mediu' });
  const subject = `Oportunitate nouă: ${title}`;
  await openMail(page, email, subject);
  await expect(page.locator('pre')).toContainText(`Filtre: „${name}”.`);
  const stop =
    (await page
      .locator('pre')
      .getByRole('link', { name: /dezabonare/ })
      .getAttribute('href')) ?? '';
  await page.goto(await linkInMail(page, email, subject));
  await expectTitle(page, title);
  await page.goto('/notificari');
  await expect(page.getByText(`„${title}”`).first()).toBeVisible();
  await expect(page.getByText(`se potrivește filtrului salvat „${name}”`)).toBeVisible();

  await test.step('the list shows the frequency, and the filter can be replaced', async () => {
    await page.goto(`${LIST}&county=SB`);
    await expectFiltered(page, 'Sibiu');
    await page.getByRole('button', { name: 'Filtre salvate' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Modifică sau șterge…' }).press('Enter');
    const form = dialog.getByRole('form', { name: `Modificați „${name}”` });
    await expect(form.getByLabel('Alerte')).toHaveValue('now');
    await expectAccessible(page);
    await form.getByLabel('Alerte').selectOption('Zilnic, la 8:00');
    await form.getByLabel('Folosește filtrele alese acum în listă').check();
    await form.getByRole('button', { name: 'Salvează' }).press('Enter');
    await expect(page.getByText('Filtrul a fost modificat.')).toBeVisible();
    await expect(form.getByLabel('Alerte')).toHaveValue('daily');
    await expect(form.getByLabel('Folosește filtrele alese acum în listă')).toHaveCount(0);
  });

  await test.step('one press on the page of the link stops the alerts and keeps the filter', async () => {
    await page.goto(stop);
    await expectTitle(page, 'Oprirea alertelor');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Oprește alertele' }).press('Enter');
    await expectTitle(page, 'Alertele au fost oprite');
    await expectAccessible(page);
    await page.goto(LIST);
    await expectFiltered(page, 'Mediu');
    await page.getByRole('button', { name: 'Filtre salvate' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Modifică sau șterge…' }).press('Enter');
    await expect(dialog.getByRole('form', { name: `Modificați „${name}”` }).getByLabel('Alerte')).toHaveValue('');
  });
});
