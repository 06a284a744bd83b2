import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { aPdf } from './support/documents.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { expectTitle, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/* A folder with eight files and their table: one file is not what its name says, and another has an unknown type. */
const createFolder = async (word: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const lines = ['Fișier;Titlu;Tip;Categorie;Descriere;Citit de'];
  for (let at = 1; at <= 8; at += 1) {
    const name = `fisa-${at}.pdf`;
    await writeFile(join(folder, name), at === 3 ? 'Nu este PDF.' : aPdf(name).buffer);
    lines.push(`${name};Fișa ${at} ${word};${at === 6 ? 'Roman' : 'Ghid'};Legislație;Pe scurt.;Membri`);
  }
  await writeFile(join(folder, 'titluri.csv'), lines.join('\r\n'));
  return folder;
};

test('the association imports a folder with a table of titles; town halls read the documents, and the bad files are named', async ({
  browser,
}) => {
  const word = uniqueWord();
  const folder = await createFolder(word);
  const [admin, town] = [await pageOf(browser, 'admin'), await pageOf(browser, 'primarie')];
  await admin.goto('/admin/library');
  await pressOn(admin, main(admin).getByRole('link', { name: 'Import de fișiere' }));
  await expectTitle(admin, 'Import de fișiere');
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Începe importul' }));
  await expect(main(admin).getByRole('link', { name: 'Alegeți fișierele.' })).toBeVisible();
  await expectAccessible(admin);
  const [example] = await Promise.all([
    admin.waitForEvent('download'),
    pressOn(admin, main(admin).getByRole('link', { name: 'Descarcă un exemplu de tabel' })),
  ]);
  expect(example.suggestedFilename()).toBe('import-biblioteca.csv');
  await tabTo(admin, admin.getByLabel('Alegeți dosarul'));
  await admin.getByLabel('Alegeți dosarul').setInputFiles(folder);
  await expect(main(admin).getByText(/^Ați ales 8 fișiere/)).toBeVisible();
  await expect(main(admin).getByRole('button', { name: 'Scoate titluri.csv' })).toBeVisible();
  await admin.getByRole('radio', { name: 'Publicate' }).press('Space');
  await pressOn(admin, main(admin).getByRole('button', { name: 'Începe importul' }));
  await expectTitle(admin, 'titluri.csv');
  await expect(main(admin).getByText('6 documente, 2 probleme')).toBeVisible();
  await expect(
    main(admin).getByRole('row', { name: /^fisa-3\.pdf 4 .*Fișierul se numește \.pdf, dar nu este PDF\./ }),
  ).toBeVisible();
  await expect(main(admin).getByRole('row', { name: /^fisa-6\.pdf 7 .*Tip: Alegeți unul dintre/ })).toBeVisible();
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await pressOn(admin, main(admin).getByRole('link', { name: `Fișa 1 ${word}` }));
  await expectTitle(admin, `Fișa 1 ${word}`);

  await town.goto(`/uat/library?q=${encodeURIComponent(word)}`);
  await expect(main(town).getByText('6 documente', { exact: true })).toBeVisible();
  await pressOn(town, main(town).getByRole('link', { name: `Fișa 8 ${word}` }));
  await expect(main(town).getByRole('link', { name: 'Descarcă fisa-8.pdf' })).toBeVisible();
  await rm(folder, { recursive: true });
});
