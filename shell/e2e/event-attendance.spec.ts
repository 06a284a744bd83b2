import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone, PHONE } from './support/axe.ts';
import { endEvent, holdEvent } from './support/held-event.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}, prezent` });

test('attendance is marked on a phone without a connection, sent later, and ends in a certificate that its code confirms', async ({
  browser,
}) => {
  const title = `Dosarul cumpărării ${uniqueWord()}`;
  const event = await holdEvent(title, 'primarie');
  const [uat, admin] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'admin', { viewport: PHONE })];
  await uat.goto(`/uat/events/bilete/${event.registration}`);
  await expectTitle(uat, title);
  await expect(uat.getByRole('img', { name: `Codul QR al biletului ${event.ticket}` })).toBeVisible();
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);

  await admin.goto(`/admin/events/${event.id}/prezenta`);
  await expectTitle(admin, title);
  await expectAccessible(admin);
  // The code of the dialog is loaded while there is a connection.
  await pressOn(admin, admin.getByRole('button', { name: 'Scanează biletul' }));
  await expect(inDialog(admin)).toBeVisible();
  await admin.context().setOffline(true);
  const code = inDialog(admin).getByLabel('Codul biletului');
  const enter = inDialog(admin).getByRole('button', { name: 'Notează' });
  await typeInto(admin, code, event.ticket.toLowerCase());
  await pressOn(admin, enter);
  await expect(inDialog(admin).getByText(/^Prezent la/)).toBeVisible();
  await typeInto(admin, code, event.ticket);
  await pressOn(admin, enter);
  await expect(inDialog(admin).getByText(/^Bilet folosit deja/)).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByText('1 prezență se trimite când revine rețeaua')).toBeVisible();
  await expect(admin.getByText('de trimis')).toBeVisible();
  await admin.context().setOffline(false);
  await expect(admin.getByText('cod scris')).toBeVisible();
  await expect(tick(admin, event.name)).toBeChecked();

  await pressOn(admin, admin.getByRole('button', { name: 'Adaugă participant fără înscriere' }));
  await inDialog(admin).getByLabel('Nume și prenume').fill('Vasile Moga');
  await inDialog(admin).getByLabel('Instituția sau firma').fill('Comuna Bixad');
  await expectAccessible(admin);
  await inDialog(admin).getByRole('button', { name: 'Adaugă' }).click();
  await expect(tick(admin, 'Vasile Moga')).toBeChecked();

  await endEvent(event);
  await admin.reload();
  await admin.getByRole('button', { name: 'Încheie prezența' }).click();
  await inDialog(admin).getByRole('button', { name: 'Încheie prezența' }).click();
  await expect(toasts(admin).getByText('Prezența a fost încheiată')).toBeVisible();

  await uat.goto(`/uat/events/bilete/${event.registration}`);
  const certificate = uat.getByRole('link', { name: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ });
  const typed = (await certificate.textContent()) ?? '';
  const download = uat.waitForEvent('download');
  await uat.getByRole('link', { name: 'Descarcă certificatul (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`certificat-${typed}.pdf`);
  const visitor = await pageOf(browser, 'visitor');
  await visitor.goto(`/verificare/${typed}`);
  await expectTitle(visitor, 'Certificatul a fost eliberat prin Portal PSP');
  await expect(visitor.getByText(title)).toBeVisible();
  await expect(visitor.getByText(event.name)).toHaveCount(0);
  await typeInto(visitor, visitor.getByLabel('Numele de pe certificat'), event.name);
  await pressOn(visitor, visitor.getByRole('button', { name: 'Verifică numele' }));
  await expect(visitor.getByText(`Certificatul este eliberat pe numele „${event.name}”.`)).toBeVisible();
  await expectAccessible(visitor);
});
