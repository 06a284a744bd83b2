import { expect } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('a clerk lists herself by keyboard, a firm finds her by competence and writes to her, and she leaves the directory', async ({
  browser,
}) => {
  const competence = `Iluminat ${uniqueWord()}`;
  const [uat, firma] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'firma')];
  await uat.goto('/uat/people');
  await pressOn(uat, uat.getByRole('link', { name: 'Apariția mea în director' }));
  await expectTitle(uat, 'Apariția mea în director');
  const check = async (name: string) => {
    await tabTo(uat, uat.getByRole('checkbox', { name }));
    await uat.keyboard.press('Space');
  };
  await check('Apar în director');
  await pressOn(uat, uat.getByRole('button', { name: 'Adaugă o competență' }));
  await uat.keyboard.type(competence);
  await check('Arată domeniile și competențele');
  const preview = uat.getByRole('region', { name: 'Cum vă văd ceilalți' });
  await expect(preview).toContainText(competence);
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);
  await pressOn(uat, uat.getByRole('button', { name: 'Salvează' }));
  await expect(toasts(uat).getByText('Apariția în director a fost salvată')).toBeVisible();

  await firma.goto('/firma/network');
  await firma.getByRole('navigation', { name: 'Rețea' }).getByRole('link', { name: 'Persoane' }).click();
  await expectTitle(firma, 'Persoane');
  await typeInto(firma, firma.getByRole('searchbox'), competence);
  await firma.keyboard.press('Enter');
  // The chip of the filter has the competence, too.
  const listed = firma.getByRole('main').getByRole('listitem').filter({ hasText: competence });
  const card = listed.filter({ has: firma.getByRole('heading', { level: 2 }) });
  await expect(card.first()).toContainText('Municipiul Sibiu');
  await expectAccessible(firma);
  const link = card.getByRole('heading', { level: 2 }).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await pressOn(firma, link);
  await expectTitle(firma, name);
  await expect(firma.getByText('Competențe').first()).toBeVisible();
  await expectAccessible(firma);
  await expectAccessibleOnPhone(firma);
  const address = new URL(firma.url()).pathname;

  await pressOn(firma, firma.getByRole('link', { name: 'Scrie-i' }));
  await expectTitle(firma, 'Mesaj nou');
  await expect(firma.getByLabel('Subiect')).toHaveValue(`În atenția ${name}: `);
  await firma.getByLabel('Subiect').press('End');
  await firma.keyboard.type(competence);
  await typeInto(firma, firma.getByRole('textbox', { name: 'Mesaj' }), 'Bună ziua! Avem o întrebare.');
  await pressOn(firma, firma.getByRole('button', { name: 'Trimite' }));
  await expect(firma.getByText('Bună ziua! Avem o întrebare.').first()).toBeVisible();
  await uat.goto('/uat/messages');
  await expect(uat.getByText(`În atenția ${name}: ${competence}`).first()).toBeVisible();

  await firma.goto(address);
  await expectTitle(firma, name);
  await uat.goto('/uat/people/me');
  await check('Apar în director');
  await pressOn(uat, uat.getByRole('button', { name: 'Salvează' }));
  await expect(toasts(uat).getByText('Nu apăreți în director.')).toBeVisible();
  // The open page learns of it by itself.
  await expectTitle(firma, 'Pagina nu a fost găsită');
  await firma.goto(`/firma/network/persoane?q=${encodeURIComponent(competence)}`);
  await expect(firma.getByText('Nicio persoană nu se potrivește')).toBeVisible();
});
