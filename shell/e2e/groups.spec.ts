import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { fillOffer } from './support/journey/offer.ts';
import { expectState, expectTitle, inDialog, uniqueWord } from './support/page.ts';
import { expectCleanPrint } from './support/print.ts';
import { test } from './support/test.ts';

const NEED = 'Un grater cu lamă de 3 metri, cu operator instruit.';
const REASON = 'Avem deja contract pentru iarna aceasta.';
const METHOD = 'Preluăm datele în două etape';

/** The leader writes the draft and invites two authorities of its county. Returns the id of the request. */
async function createGroupRequest(leader: Page, title: string): Promise<string> {
  await leader.goto('/uat/service-requests');
  await leader.getByRole('main').getByRole('link', { name: 'Cerere de grup', exact: true }).first().click();
  await expectTitle(leader, 'Cerere de grup nouă');
  await expect(leader.getByText('După prima salvare alegeți aici')).toBeVisible();
  await leader.getByLabel('Titlu', { exact: true }).fill(title);
  await leader.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await leader
    .getByLabel('Descriere', { exact: true })
    .fill('Gratere pentru drumurile comunale, cu livrare la fiecare.');
  await expect(leader.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  for (const name of ['Municipiul Sibiu', 'Comuna Cristian']) {
    await leader.getByLabel('Invitați o instituție').fill(name.split(' ').at(-1) ?? '');
    await leader.getByRole('button', { name: `Invită ${name}` }).click();
    await expect(leader.getByRole('list', { name: 'Instituții invitate' }).getByText(name)).toBeVisible();
  }
  await expectAccessible(leader);
  return new URL(leader.url()).pathname.split('/').at(-2) ?? '';
}

/** The invited authority declines, then confirms its part by keyboard. */
async function confirmPart(invited: Page, id: string, title: string): Promise<void> {
  await invited.goto('/uat/dashboard');
  await invited.getByRole('link', { name: `Răspunde invitației, ${title}` }).click();
  await expectTitle(invited, title);
  await expect(invited.getByText('Comuna Șelimbăr vă invită să cereți împreună.')).toBeVisible();
  await expectAccessible(invited);
  await invited.getByRole('button', { name: 'Refuză' }).click();
  await inDialog(invited).getByLabel('Motiv').fill(REASON);
  await inDialog(invited).getByRole('button', { name: 'Refuză' }).click();
  await expect(invited.getByText('Ați refuzat participarea.').first()).toBeVisible();
  await expect(inDialog(invited)).toHaveCount(0);
  await invited.getByRole('button', { name: 'Confirmă partea' }).focus();
  await invited.keyboard.press('Enter');
  await expect(invited.getByRole('alert').getByText('Scrieți ce vă trebuie.')).toBeVisible();
  await expectAccessible(invited);
  await invited.getByLabel('Ce vă trebuie').focus();
  await invited.keyboard.type(NEED);
  await invited.getByLabel('Cantitate').focus();
  await invited.keyboard.type('1 bucată');
  await invited.getByLabel('Partea dvs. din buget').focus();
  await invited.keyboard.type('9.000');
  await invited.getByLabel('Locul livrării').focus();
  await invited.keyboard.type('Sibiu, remiza');
  await invited.keyboard.press('Enter');
  await expect(invited.getByText('Partea dvs. este în cerere.')).toBeVisible();
  await expectFullyAccessibleOnPhone(invited);
  await invited.goto('/uat/service-requests/groups');
  await expect(invited.getByRole('row').filter({ hasText: title }).getByText('Confirmată')).toBeVisible();
  await expect(invited.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/uat/service-requests/groups/${id}`,
  );
}

/** Sends the request without an answer of the third authority. */
async function send(leader: Page, id: string): Promise<void> {
  await leader.goto(`/uat/service-requests/${id}/edit`);
  await expect(leader.getByText(NEED)).toBeVisible();
  await leader.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expect(leader.getByText('O instituție și-a confirmat partea.')).toBeVisible();
  await expect(leader.getByText(/^Comuna Cristian nu a răspuns încă\./)).toBeVisible();
  await expectAccessible(leader);
  await leader.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectState(leader, 'Trimisă');
  await leader.getByRole('tab', { name: 'Participanți (3)' }).click();
  await expect(leader.getByText('Fără răspuns')).toBeVisible();
  await expectAccessible(leader);
  await expectAccessibleOnPhone(leader);
}

async function submitOffer(firma: Page, id: string): Promise<void> {
  await firma.goto(`/firma/opportunities/${id}`);
  const parts = firma.getByRole('list', { name: 'Instituțiile participante' });
  await expect(parts.getByText(NEED)).toBeVisible();
  await expect(parts.getByText('1 bucată · Buget 9.000 lei · Sibiu, remiza')).toBeVisible();
  await expectAccessible(firma);
  await firma.getByRole('link', { name: 'Scrie oferta' }).first().click();
  await expectTitle(firma, 'Scrieți oferta');
  await fillOffer(firma, { price: '30.000', days: '7' });
  await firma.getByRole('button', { name: 'Continuă la verificare' }).click();
  await firma.getByRole('button', { name: 'Depune oferta' }).click();
  await inDialog(firma).getByRole('button', { name: 'Depune oferta' }).click();
  await expect(firma.getByRole('heading', { name: 'Oferta dvs. este depusă.' })).toBeVisible();
}

test('a group request: one authority leads, one confirms its part, a firm offers, and both read the opened offers', async ({
  browser,
}) => {
  const [leader, invited, firma] = [
    await pageOf(browser, 'comuna'),
    await pageOf(browser, 'primarie'),
    await pageOf(browser, 'firma'),
  ];
  const title = `Gratere pentru iarnă ${uniqueWord()}`;
  const id = await createGroupRequest(leader, title);
  await confirmPart(invited, id, title);
  await send(leader, id);
  await submitOffer(firma, id);

  await test.step('before the opening the participant sees only the number of offers', async () => {
    await invited.goto(`/uat/service-requests/${id}?tab=offers`);
    await expect(invited.getByText('Cererea este condusă de Comuna Șelimbăr.')).toBeVisible();
    await expect(invited.getByText(/Până acum: 1 ofertă/)).toBeVisible();
    await expect(invited.getByText('30.000')).toHaveCount(0);
    for (const name of ['Deschide ofertele', 'Modifică', 'Anulează solicitarea'])
      await expect(invited.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  });

  await test.step('after the opening the participant reads the offer, but cannot decide', async () => {
    await leader.goto(`/uat/service-requests/${id}?tab=offers`);
    await leader.getByRole('button', { name: 'Deschide ofertele' }).click();
    await inDialog(leader).getByRole('button', { name: 'Deschide ofertele' }).click();
    await expect(leader.getByText(METHOD).first()).toBeVisible();
    await invited.reload();
    await expect(invited.getByText(METHOD).first()).toBeVisible();
    await expect(invited.getByRole('main').getByRole('button', { name: /^Alege|^Acceptă|^Respinge/ })).toHaveCount(0);
    await expectCleanPrint(invited);
  });
});
