import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { aPdf } from './support/documents.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('the association publishes a document with a file, which members find, read and download until it is made private', async ({
  browser,
}) => {
  const title = `Recepția ${uniqueWord()}`;
  const [admin, town, firm] = [
    await pageOf(browser, 'admin'),
    await pageOf(browser, 'primarie'),
    await pageOf(browser, 'firma'),
  ];
  await admin.goto('/admin/library');
  await expectTitle(admin, 'Biblioteca');
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('link', { name: 'Document nou' }));
  await expectTitle(admin, 'Document nou');
  await typeInto(admin, admin.getByLabel('Titlul'), title);
  await chooseIn(admin, admin.getByLabel('Categoria'), 'Ach');
  await typeInto(admin, admin.getByLabel('Descrierea'), 'Cum se face recepția.');
  await typeInto(admin, admin.getByRole('textbox', { name: 'Textul' }), 'Comisia verifică fiecare livrabil.');
  await admin.getByLabel('Fișiere').setInputFiles(aPdf('Model.pdf'));
  await expect(main(admin).getByRole('button', { name: 'Scoate Model.pdf' })).toBeVisible();
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează' }));
  await expectTitle(admin, title);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Publică' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Publică' }));
  await expect(toasts(admin).getByText('Documentul a fost publicat')).toBeVisible();
  await pressOn(admin, main(admin).getByRole('button', { name: 'Am verificat azi' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Am verificat azi' }));
  await expect(toasts(admin).getByText('Verificarea a fost notată')).toBeVisible();
  await expectAccessible(admin);

  const search = `?q=${encodeURIComponent(title)}`;
  await town.goto(`/uat/library${search}`);
  await expectTitle(town, 'Biblioteca');
  await expectAccessible(town);
  await pressOn(town, main(town).getByRole('link', { name: title }));
  await expectTitle(town, title);
  await expect(main(town).getByText('Comisia verifică fiecare livrabil.')).toBeVisible();
  await expectAccessible(town);
  await expectAccessibleOnPhone(town);
  const [download] = await Promise.all([
    town.waitForEvent('download'),
    pressOn(town, main(town).getByRole('link', { name: 'Descarcă Model.pdf' })),
  ]);
  expect(download.suggestedFilename()).toBe('Model.pdf');
  await firm.goto(`/firma/network/resources${search}`);
  await expect(main(firm).getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(firm);

  await admin.reload();
  await expect(main(admin).getByText('1 vizualizare, 1 descărcare')).toBeVisible();
  await pressOn(admin, main(admin).getByRole('link', { name: 'Versiune nouă' }));
  await typeInto(admin, admin.getByLabel('Ce s-a schimbat'), 'Numai pentru membri.');
  await admin.getByRole('radio', { name: 'Membri', exact: true }).press('Space');
  await pressOn(admin, main(admin).getByRole('button', { name: 'Publică versiunea' }));
  await expectTitle(admin, title);
  await expect(main(firm).getByRole('link', { name: title })).toHaveCount(0);
  await expect(main(town).getByText('Numai pentru membri.')).toBeVisible();
  await pressOn(town, main(town).getByRole('link', { name: 'Deschide versiunea 1' }));
  await expect(main(town).getByText('Citiți versiunea 1, care a fost înlocuită.')).toBeVisible();
  await expectAccessible(town);
});

test('a town hall keeps a favourite, reviews it and reports an error; a firm proposes a document', async ({
  browser,
}) => {
  const [admin, town, firm] = [
    await pageOf(browser, 'admin'),
    await pageOf(browser, 'primarie'),
    await pageOf(browser, 'firma'),
  ];
  const title = 'Documente pe care le poate citi oricine';
  await town.goto(`/uat/library?q=${encodeURIComponent(title)}`);
  await pressOn(town, main(town).getByRole('link', { name: title }));
  await expectTitle(town, title);
  await pressOn(town, main(town).getByRole('button', { name: 'La favorite' }));
  await expect(main(town).getByRole('button', { name: 'La favorite', pressed: true })).toBeVisible();
  await town.getByRole('radio', { name: 'Foarte bun' }).press('Space');
  await typeInto(town, town.getByLabel('Ce ar trebui să știe alții'), 'Ne-a ajutat.');
  await pressOn(town, main(town).getByRole('button', { name: 'Publică recenzia' }));
  await expect(main(town).getByText('Ne-a ajutat.')).toBeVisible();
  await pressOn(town, main(town).getByRole('button', { name: 'Semnalează o greșeală' }));
  const text = `Lipsește un pas ${uniqueWord()}.`;
  await typeInto(town, inDialog(town).getByLabel('Greșeala'), text);
  await expectAccessible(town);
  await pressOn(town, inDialog(town).getByRole('button', { name: 'Trimite' }));
  await expect(main(town).getByText(text)).toBeVisible();

  await admin.goto('/admin/library/semnalari');
  await expectTitle(admin, 'Greșeli semnalate');
  await expectAccessible(admin);
  const row = main(admin).getByRole('row', { name: text });
  await pressOn(admin, row.getByRole('button', { name: /^Răspunde/ }));
  await typeInto(admin, inDialog(admin).getByLabel('Răspuns'), 'Am adăugat pasul.');
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Trimite răspunsul' }));
  await expect(main(town).getByText('Am adăugat pasul.')).toBeVisible();
  await expectAccessible(town);

  const proposal = `Propunere ${uniqueWord()}`;
  await firm.goto('/firma/network/resources');
  await pressOn(firm, main(firm).getByRole('link', { name: 'Documentele propuse de dvs.' }));
  await expectTitle(firm, 'Documentele propuse de dvs.');
  await expectAccessible(firm);
  await pressOn(firm, main(firm).getByRole('link', { name: 'Propune un document' }));
  await typeInto(firm, firm.getByLabel('Titlul'), proposal);
  await chooseIn(firm, firm.getByLabel('Categoria'), 'Dig');
  await typeInto(firm, firm.getByLabel('Descrierea'), 'Ce am aflat.');
  await typeInto(firm, firm.getByRole('textbox', { name: 'Textul' }), 'Pe larg.');
  await expectAccessible(firm);
  await pressOn(firm, main(firm).getByRole('button', { name: 'Trimite propunerea' }));
  await expectTitle(firm, proposal);
  await admin.goto('/admin/moderation');
  await pressOn(
    admin,
    admin.getByRole('navigation', { name: 'Moderare' }).getByRole('link', { name: /Documente propuse/ }),
  );
  await admin.waitForURL('**/admin/library?status=proposed');
  await pressOn(admin, main(admin).getByRole('link', { name: proposal }));
  await expectTitle(admin, proposal);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Aprobă' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Aprobă' }));
  await expect(toasts(admin).getByText('Propunerea a fost aprobată')).toBeVisible();
  await pressOn(firm, main(firm).getByRole('link', { name: 'Deschide în bibliotecă' }));
  await expect(main(firm).getByText('Pe larg.')).toBeVisible();
  await expectAccessible(firm);
});
