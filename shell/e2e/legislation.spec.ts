import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, tabTo, typeDay, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/* Replaces the text of an act by a pasted one. */
const paste = async (page: Page, text: string): Promise<void> => {
  const field = main(page).getByLabel('Textul actului');
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

const publish = async (page: Page, fill: () => Promise<void> = async () => {}): Promise<void> => {
  await pressOn(page, main(page).getByRole('button', { name: 'Publică forma' }));
  await fill();
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Publică forma' }));
  await expect(toasts(page).getByText('Forma a fost publicată').last()).toBeVisible();
};

test('an act is pasted, published and changed; a town hall reads it as of a day and by a link to a paragraph', async ({
  browser,
}) => {
  const word = uniqueWord();
  const [admin, reader] = [await pageOf(browser, 'admin'), await pageOf(browser, 'primarie')];
  await admin.goto('/admin/legislation');
  await expectTitle(admin, 'Legislație');
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Act nou' }));
  const form = inDialog(admin);
  await typeInto(admin, form.getByLabel('Felul, numărul și anul'), `Hotărârea ${word}`);
  await typeInto(admin, form.getByLabel('Titlul'), 'privind piața');
  await typeInto(admin, form.getByLabel('Sursa oficială'), 'Monitorul Oficial Local');
  await expectAccessible(admin);
  await pressOn(admin, form.getByRole('button', { name: 'Salvează' }));
  await expectTitle(admin, `Hotărârea ${word} privind piața`);

  await pressOn(admin, main(admin).getByRole('link', { name: 'Scrie textul' }));
  const text = `Art. 1 Scop\n(1) Piața este a tuturor.\nArt. 2 Program\n(1) Piața se deschide la ora 8, ${word}.\n(2) Duminica este închisă.`;
  await paste(admin, `${text}\nArt. 2 Iar.`);
  await expect(main(admin).getByText('Articolul 2 apare de două ori: pe rândurile 3 și 6.')).toBeVisible();
  await paste(admin, text);
  await expect(main(admin).getByText('2 articole, 3 alineate')).toBeVisible();
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează textul' }));
  await expect(toasts(admin).getByText('Textul a fost salvat')).toBeVisible();
  await pressOn(admin, main(admin).getByRole('link', { name: 'Înapoi la act' }));
  await publish(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'L-am verificat' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'L-am verificat' }));
  await expect(toasts(admin).getByText('Verificarea a fost păstrată')).toBeVisible();

  await pressOn(admin, main(admin).getByRole('link', { name: 'Scrie textul' }));
  await paste(admin, text.replace('ora 8', 'ora 7').replace('Art. 2 Program', 'Art. 2 Programul'));
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează textul' }));
  await expect(main(admin).getByText('Aveți modificări nesalvate.')).toBeHidden();
  await pressOn(admin, main(admin).getByRole('link', { name: 'Înapoi la act' }));
  await publish(admin, async () => {
    await typeDay(admin, inDialog(admin).getByLabel('În vigoare din'), '2024-03-01');
    await typeInto(admin, inDialog(admin).getByLabel('Ce s-a schimbat'), 'Piața se deschide mai devreme.');
    await expectAccessible(admin);
  });
  await expectAccessible(admin);

  await reader.goto(`/uat/legislation?q=${encodeURIComponent(word)}`);
  await expectTitle(reader, 'Legislație');
  await expectAccessible(reader);
  await pressOn(reader, main(reader).getByRole('link', { name: 'art. 2 alin. (1)' }));
  await expectTitle(reader, `Hotărârea ${word} privind piața`);
  const paragraph = reader.locator('#art-2-alin-1');
  await expect(paragraph).toBeInViewport();
  await expect(paragraph.locator('mark')).toHaveText([word]);
  await tabTo(reader, main(reader).getByLabel('Caută în act'));
  await reader.keyboard.press('ControlOrMeta+a');
  await reader.keyboard.press('Delete');
  await expect(paragraph.locator('ins')).toContainText('7');
  await expect(paragraph.locator('del')).toContainText('8');
  const heading = main(reader).getByRole('heading', { name: /^Articolul 2/ });
  await expect(heading.locator('ins')).toContainText('Programul');
  await expect(main(reader).getByRole('link', { name: 'Art. 2 Programul schimbat în 2024' })).toBeVisible();
  await expect(main(reader).getByText(/^Răspunde .*Se reverifică până la/)).toBeVisible();
  await pressOn(reader, main(reader).getByRole('button', { name: 'La favorite' }));
  await expect(main(reader).getByRole('button', { name: 'La favorite', pressed: true })).toBeVisible();
  await expectAccessible(reader);
  await expectAccessibleOnPhone(reader);

  await typeDay(reader, main(reader).getByLabel('În vigoare la'), '2024-02-29');
  await pressOn(reader, main(reader).getByRole('button', { name: 'Arată', exact: true }));
  await expect(paragraph).toContainText('ora 8');
  await expectAccessible(reader);
  await pressOn(reader, main(reader).getByRole('link', { name: 'Legătura la art. 2 alin. (2)' }));
  await expect(reader).toHaveURL(/on=2024-02-29#art-2-alin-2$/);

  const report = `Lipsește ora de închidere, ${word}.`;
  await pressOn(reader, main(reader).getByRole('button', { name: 'Semnalează o greșeală' }));
  await typeInto(reader, inDialog(reader).getByLabel('Greșeala'), report);
  await pressOn(reader, inDialog(reader).getByRole('button', { name: 'Trimite' }));
  await expect(main(reader).getByText(report)).toBeVisible();
  await admin.goto('/admin/library/semnalari');
  const row = main(admin).getByRole('row', { name: report });
  await pressOn(admin, row.getByRole('button', { name: /^Răspunde/ }));
  await typeInto(admin, inDialog(admin).getByLabel('Răspuns'), 'Am adăugat-o.');
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Trimite răspunsul' }));
  await expect(main(reader).getByText('Am adăugat-o.')).toBeVisible();
  await expectAccessible(reader);

  await admin.goto('/admin/library/semnalari?status=answered');
  await pressOn(admin, row.getByRole('link', { name: `Hotărârea ${word}` }));
  await pressOn(admin, main(admin).getByRole('button', { name: 'Modifică datele' }));
  await chooseIn(admin, inDialog(admin).getByLabel('Cine citește'), 'Parteneri');
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Salvează' }));
  await expect(main(reader).getByText('Pagina nu a fost găsită')).toBeVisible();
  await reader.goto(`/uat/legislation?q=${encodeURIComponent(word)}`);
  await expect(main(reader).getByText('Niciun act nu se potrivește')).toBeVisible();

  const firm = await pageOf(browser, 'firma');
  await firm.goto('/firma/network/resources');
  await pressOn(firm, main(firm).getByRole('link', { name: 'Legislație' }));
  await expectTitle(firm, 'Legislație');
  await pressOn(firm, main(firm).getByRole('link', { name: `Hotărârea ${word} privind piața` }));
  await expect(firm.locator('#art-2-alin-1')).toContainText('Piața se deschide');
  await expectAccessible(firm);

  await pressOn(admin, main(admin).getByRole('button', { name: 'Retrage actul' }));
  await typeInto(admin, inDialog(admin).getByRole('textbox'), 'Este abrogată.');
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Retrage actul' }));
  await expect(toasts(admin).getByText('Actul a fost retras')).toBeVisible();
  await expect(main(firm).getByText('Pagina nu a fost găsită')).toBeVisible();
});
