import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { expectCount, expectTitle, numberIn } from './support/page.ts';
import { test } from './support/test.ts';

test('each number of reviews in a firm’s report links to exactly the projects of those reviews', async ({ page }) => {
  await openSession(page.context(), 'firma');
  await page.goto('/firma/reports?period=36');
  const table = page.getByRole('table', { name: 'Recenzii pe criterii' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const links = table.getByRole('link');
  const labels = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''));
  expect(labels.length).toBeGreaterThan(4);
  for (const label of labels) {
    await table.getByRole('link', { name: label }).press('Enter');
    await expectTitle(page, 'Proiecte');
    await expectCount(page, numberIn(label.split(': ').at(-1) ?? ''));
    await page.goBack();
    await expectTitle(page, 'Rapoarte');
  }
  await table
    .getByRole('link', { name: /^Calitate, Nota / })
    .first()
    .press('Enter');
  await expectTitle(page, 'Proiecte');
  await expect(page.getByRole('button', { name: /^Elimină filtrul Calitate: nota \d$/ })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
});

test('every number on a firm’s dashboard links to a list with that count, and quick actions link to their pages', async ({
  page,
}) => {
  await openSession(page.context(), 'firma');
  await page.goto('/firma/dashboard');
  await expectTitle(page, /^Bună ziua/);
  const states = page.getByRole('region', { name: 'Ofertele pe stări' });
  await expect(page.getByRole('listbox', { name: /Vizualizări pe săptămâni/ })).toBeVisible();
  const back = async () => {
    await page.goBack();
    await expect(states).toBeVisible();
  };
  const numbers = states.getByRole('link', { name: /: \d/ });
  const labels = await numbers.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  for (const label of labels) {
    await states.getByRole('link', { name: label }).press('Enter');
    await expectTitle(page, 'Ofertele mele');
    await expectCount(page, numberIn(label));
    await back();
  }
  const decided = states.getByRole('link', { name: /decis[ăe]$/ });
  const counted = numberIn((await decided.textContent())?.split(' din ')[1] ?? '');
  await decided.press('Enter');
  await expectTitle(page, 'Ofertele mele');
  await expectCount(page, counted);
  await back();
  for (const [name, address] of [
    ['Oportunități', '/firma/opportunities'],
    ['Profilul firmei', '/firma/profile'],
    ['Conținut', '/firma/content'],
    ['Mesaje', '/firma/messages'],
  ] as const) {
    await page.getByRole('region', { name: 'Acces rapid' }).getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(address);
    await expectTitle(page, /\p{L}/u);
    await back();
  }
});
