import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { portal } from './support/address.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { expectCleanPrint } from './support/print.ts';
import { ask, call } from './support/requests.ts';
import { test } from './support/test.ts';
import { addRequests, EMPTY_YEAR as YEAR, HALLS } from './support/yearly-requests.ts';

const main = (page: Page) => page.getByRole('main');

test('the association begins, writes, previews and publishes a yearly report, which visitors read with its open data', async ({
  browser,
}) => {
  const word = uniqueWord();
  const [admin, visitor] = [await pageOf(browser, 'admin'), await pageOf(browser, 'visitor')];
  await visitor.goto(`/raport/${YEAR}`);
  await expectTitle(visitor, 'Raportul nu a fost găsit');

  await admin.goto('/admin/reports/yearly');
  await expectTitle(admin, 'Rapoarte anuale');
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Începe un raport' }));
  const year = inDialog(admin).getByLabel('Anul');
  await tabTo(admin, year);
  await admin.keyboard.press('ControlOrMeta+a');
  await admin.keyboard.type(String(YEAR));
  await expectAccessible(admin);
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Începe un raport' }));
  await expectTitle(admin, `Raportul anului ${YEAR}`);
  await expect(main(admin).getByText('Lipsește cuvântul înainte')).toBeVisible();

  await addRequests(portal().databaseUrl);
  await typeInto(admin, main(admin).getByLabel('Cuvânt înainte'), `Un an bun, ${word}.`);
  await expect(main(admin).getByText('Aveți modificări nesalvate')).toBeVisible();
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează textele' }));
  await expect(toasts(admin).getByText('Textele au fost salvate')).toBeVisible();
  const preview = main(admin).getByRole('region', { name: 'Previzualizarea paginii publice' });
  await expect(preview.getByText(`Un an bun, ${word}.`)).toBeVisible();
  await expectAccessible(admin);

  await pressOn(admin, main(admin).getByRole('button', { name: 'Publică raportul' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Publică raportul' }));
  await expect(toasts(admin).getByText('Raportul a fost publicat')).toBeVisible();
  await expect(main(admin).getByRole('textbox', { name: 'Cuvânt înainte' })).toHaveCount(0);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Adaugă o erată' }));
  await typeInto(admin, inDialog(admin).getByLabel('Ce se îndreaptă'), `Erau șapte primării, ${word}.`);
  await expectAccessible(admin);
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Adaugă o erată' }));
  await expect(toasts(admin).getByText('Erata a fost adăugată')).toBeVisible();
  await expectAccessibleOnPhone(admin);

  await visitor.goto('/raport');
  await expectTitle(visitor, 'Rapoarte anuale');
  await expectAccessible(visitor);
  await pressOn(visitor, main(visitor).getByRole('link', { name: `Raportul anului ${YEAR}` }));
  await expectTitle(visitor, `Raportul anului ${YEAR}`);
  await expect(main(visitor).getByText(`Un an bun, ${word}.`)).toBeVisible();
  await expect(main(visitor).getByText(`Erau șapte primării, ${word}.`)).toBeVisible();
  await expectAccessible(visitor);
  await expectAccessibleOnPhone(visitor);
  await expectCleanPrint(visitor);
  const path = `/api/public/yearly-reports/${YEAR}`;
  await expect(main(visitor).getByRole('link', { name: 'Date CSV' })).toHaveAttribute('href', `${path}/data.csv`);
  const data = await call<{ totals: { requests: number } }>(visitor.context(), `${path}/data.json`);
  expect(data.totals.requests).toBe(HALLS);
  expect(await (await ask(visitor.context(), `${path}/data.csv`)).text()).toContain(
    `${YEAR},total,,,requests,${HALLS},solicitări`,
  );
});
