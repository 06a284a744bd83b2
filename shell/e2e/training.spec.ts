import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { pageOf } from './support/accounts.ts';
import { portal } from './support/address.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, tabTo, typeDay, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const going = (page: Page) => page.getByRole('region', { name: 'Cine merge' });

/* Ends a course: its only sitting was this morning. */
const endCourse = async (title: string): Promise<void> => {
  const client = new pg.Client({ connectionString: portal().databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update training set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour', sittings =
         jsonb_build_array(jsonb_build_object('startsAt', now() - interval '3 hours', 'endsAt', now() - interval '1 hour'))
       where title = $1`,
      [title],
    );
  } finally {
    await client.end();
  }
};

/* Fills the form of a course by keyboard. */
const fillCourse = async (page: Page, title: string): Promise<void> => {
  const form = inDialog(page);
  await typeInto(page, form.getByLabel('Titlul'), title);
  await chooseIn(page, form.getByLabel('Categorie'), 'Ach');
  await chooseIn(page, form.getByLabel('Nivel'), 'Med');
  await typeInto(page, form.getByLabel('Despre curs'), 'Pașii unei achiziții.');
  await typeDay(page, form.getByLabel('Ziua 1', { exact: true }), '2032-05-20');
  await typeDay(page, form.getByLabel('Înscrieri până la'), '2032-05-18');
  await typeInto(page, form.getByLabel('Durata, în ore'), '3');
  await typeInto(page, form.getByLabel('Locuri', { exact: true }), '2');
  await typeInto(page, form.getByLabel('Prețul întreg'), '1200');
  await typeInto(page, form.getByLabel('Reducerea membrilor'), '15');
  await chooseIn(page, form.getByLabel('Format'), 'Onl');
  await typeInto(page, form.getByLabel('Locul', { exact: true }), 'Online');
  await typeInto(page, form.getByLabel('Punctul 1', { exact: true }), 'Referatul de necesitate');
  await typeInto(page, form.getByLabel('Cine predă', { exact: true }), 'Corina Pop');
};

test('a firm proposes a course, which the association approves; a town hall enrols with approval, completes and reviews it', async ({
  browser,
}) => {
  const title = `Achiziții ${uniqueWord()}`;
  const [firm, admin, owner, editor] = [
    await pageOf(browser, 'firma'),
    await pageOf(browser, 'admin'),
    await pageOf(browser, 'primarie'),
    await pageOf(browser, 'editor'),
  ];
  await firm.goto('/firma/training/proposals');
  await expectTitle(firm, 'Propunerile dvs.');
  await pressOn(firm, main(firm).getByRole('button', { name: 'Propune un curs' }));
  await expectAccessible(firm);
  await fillCourse(firm, title);
  await pressOn(firm, inDialog(firm).getByRole('button', { name: 'Trimite propunerea' }));
  await expectTitle(firm, title);
  await expectAccessible(firm);

  await admin.goto('/admin/moderation');
  await pressOn(
    admin,
    admin.getByRole('navigation', { name: 'Moderare' }).getByRole('link', { name: /Cursuri propuse/ }),
  );
  await admin.waitForURL('**/admin/training?status=proposed');
  await pressOn(admin, main(admin).getByRole('link', { name: title }));
  await expectTitle(admin, title);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Aprobă' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Aprobă' }));
  await expect(toasts(admin).getByText('Propunerea a fost aprobată')).toBeVisible();
  await expectAccessible(admin);

  await owner.goto('/uat/training-programs/registru');
  const choice = main(owner).getByRole('checkbox', { name: /așteaptă aprobarea proprietarului/ });
  await expect(choice).not.toBeChecked();
  await tabTo(owner, choice);
  await owner.keyboard.press('Space');
  await expect(choice).toBeChecked();

  await editor.goto(`/uat/training-programs?q=${encodeURIComponent(title)}`);
  await expectTitle(editor, 'Cursuri');
  await expectAccessible(editor);
  await pressOn(editor, main(editor).getByRole('link', { name: title }));
  await expect(going(editor)).toBeVisible();
  await expectAccessible(editor);
  await expectAccessibleOnPhone(editor);
  await tabTo(editor, going(editor).getByRole('checkbox', { name: /\(dvs\.\)/ }));
  await editor.keyboard.press('Space');
  await pressOn(editor, going(editor).getByRole('button', { name: 'Cere aprobarea' }));
  await expect(going(editor).getByText('Așteaptă aprobarea')).toBeVisible();
  await expect(going(editor).getByText('1.020 lei')).toBeVisible();

  await pressOn(owner, main(owner).getByRole('button', { name: new RegExp(`Aprobă, .*${title}`) }));
  await expect(toasts(owner).getByText('Înscrierea a fost aprobată')).toBeVisible();
  await expect(going(editor).getByText('Confirmată')).toBeVisible();
  await expectAccessible(owner);
  await tabTo(owner, choice);
  await owner.keyboard.press('Space');
  await expect(choice).not.toBeChecked();

  await endCourse(title);
  await admin.reload();
  await pressOn(admin, main(admin).getByRole('link', { name: 'Prezență' }));
  const present = admin.getByRole('checkbox', { name: /prezent/ });
  await tabTo(admin, present);
  await admin.keyboard.press('Space');
  await expect(present).toBeChecked();
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Încheie prezența' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Încheie prezența' }));
  await expect(toasts(admin).getByText('Prezența a fost încheiată')).toBeVisible();

  await editor.goto(`/uat/training-programs/registru?q=${encodeURIComponent(title)}`);
  const certificate = main(editor).getByRole('link', { name: /^Certificat / });
  const code = ((await certificate.textContent()) ?? '').replace('Certificat ', '');
  await expectAccessible(editor);
  await pressOn(editor, main(editor).getByRole('link', { name: title }));
  await editor.getByRole('radio', { name: 'Foarte bun' }).press('Space');
  await typeInto(editor, editor.getByLabel('Ce ar trebui să știe alții'), 'La obiect.');
  await pressOn(editor, main(editor).getByRole('button', { name: 'Publică recenzia' }));
  await expect(main(editor).getByText('La obiect.')).toBeVisible();
  await editor.goto(`/verificare/${code}`);
  await expect(editor.getByText(title)).toBeVisible();
});
