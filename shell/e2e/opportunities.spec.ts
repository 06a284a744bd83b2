import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { dayFromNow, expectFiltered, expectTitle } from './support/page.ts';
import { changeRequest, callAs, createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

const listOf = (title: string, status = '') =>
  `/firma/opportunities?q=${encodeURIComponent(title)}${status && `&status=${status}`}`;

/** Opens the list of ignored opportunities and waits for its filter chip. */
async function openIgnored(firma: Page, title: string): Promise<void> {
  await firma.goto(listOf(title, 'ignored'));
  await expectFiltered(firma, 'Ignorate');
}

test('a firm ignores an opportunity and restores it, at once or later, by keyboard', async ({ browser }) => {
  const firma = await pageOf(browser, 'firma');
  const { id, title } = await createSentRequest(browser);
  const link = firma.getByRole('link', { name: title, exact: true });

  await firma.goto(listOf(title));
  await expect(link).toBeVisible();
  await firma.getByRole('button', { name: `Ignoră, ${title}` }).press('Enter');
  const undo = firma.getByRole('button', { name: `Anulează, ${title}` });
  await expect(undo).toBeFocused();
  await expect(link).toHaveCount(0);
  await expect(firma.getByText('Nicio oportunitate nu se potrivește')).toBeVisible();
  await expectAccessible(firma);
  await undo.press('Enter');
  await expect(link).toBeVisible();
  await expect(undo).toHaveCount(0);

  await test.step('its page shows that it is ignored', async () => {
    await link.click();
    await expectTitle(firma, title);
    await firma.getByRole('button', { name: `Ignoră, ${title}` }).press('Enter');
    await expect(firma.getByText('Firma dvs. ignoră această oportunitate.')).toBeVisible();
    await expectAccessible(firma);
  });

  await test.step('it is listed among the ignored ones and can be restored', async () => {
    await openIgnored(firma, title);
    await expect(firma.getByText('Ignorată', { exact: true })).toBeVisible();
    await expectAccessible(firma);
    await firma.getByRole('button', { name: `Nu mai ignora, ${title}` }).press('Enter');
    await expect(firma.getByText('Oportunitatea a revenit în listă.')).toBeVisible();
    await expect(link).toHaveCount(0);
    await firma.goto(`/firma/opportunities/${id}`);
    await expect(firma.getByRole('button', { name: `Ignoră, ${title}` })).toBeVisible();
  });
});

test('a firm sees the changes of a request, downloads its deadline, and reads why it was cancelled', async ({
  browser,
}) => {
  const firma = await pageOf(browser, 'firma');
  const request = await createSentRequest(browser);
  const { id, title } = request;
  const validUntil = dayFromNow(90);
  const content = { price: 40_000, vatRate: 21, deliveryDays: 30, validUntil, method: 'În două etape.', team: '' };
  const { offer } = await callAs(browser, 'firma', 'POST', `/api/firma/opportunities/${id}/offers`, { content });
  await callAs(browser, 'firma', 'POST', `/api/firma/offers/${offer?.id}/submit`, { version: offer?.version });
  const changed = await changeRequest(browser, request, 'Telegestiune pentru 400 de corpuri de iluminat.');

  await firma.goto(`/firma/opportunities/${id}`);
  await expect(firma.getByText(/^Reconfirmați oferta până la/)).toBeVisible();
  const changes = firma.locator('#ce-s-a-schimbat');
  await expect(changes.locator('ins').first()).toBeVisible();
  await expectAccessible(firma);
  await expectAccessibleOnPhone(firma);
  await firma.getByRole('link', { name: 'Ce s-a schimbat' }).press('Enter');
  await expect(firma).toHaveURL(/#ce-s-a-schimbat$/);
  await expect(changes).toBeInViewport();

  const file = firma.waitForEvent('download');
  await firma.getByRole('link', { name: 'Adaugă termenul în calendar' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);

  const { version } = changed;
  const reason = 'Consiliul local a amânat investiția.';
  await callAs(browser, 'comuna', 'POST', `/api/uat/service-requests/${id}/cancel`, { version, reason });
  await firma.goto(listOf(title, 'closed'));
  await expectFiltered(firma, 'Închis');
  await expect(firma.getByText(/^anulată la /)).toBeVisible();
  await firma.getByRole('link', { name: title, exact: true }).click();
  await expect(firma.getByText(/ a anulat solicitarea, \d/)).toBeVisible();
  await expect(firma.getByText(`Motivul: ${reason}`)).toBeVisible();
  await expect(firma.getByRole('link', { name: 'Adaugă termenul în calendar' })).toHaveCount(0);
  await expectAccessible(firma);
});
