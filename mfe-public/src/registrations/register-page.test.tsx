import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { expectFocus } from '@psp/design-system/testing/focus';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formLoader, RegisterPage } from './register-page.tsx';
import { type Service, startService } from '../testing/service.ts';
import { openPage } from '@psp/remote/testing/open-page';
import { storeValues } from './use-stored-form.ts';
import { BLANK_ACCESS, BLANK_FIRMA, BLANK_UAT } from './values.ts';

const gilau = { id: '0190a000-0000-7000-8000-000000000001', name: 'Comuna Gilău', kind: 'uat' };
const person = { contactName: 'Ana Pop', position: 'Secretar', email: 'ana@floresti.ro', phone: '0722 123 456' };
const floresti = { siruta: 57706, name: 'Comuna Florești', type: 'commune', countyCode: 'CJ' } as const;
const institution = {
  ...({ countyCode: 'CJ', authority: floresti, cui: '4221306', package: 'bronze' } as const),
  address: 'Str. Avram Iancu 170',
};
const PASSWORD = 'carte verde fluviu';

let service: Service;
beforeEach(async () => {
  service = await startService({
    'GET /authorities': () => [200, { items: [floresti] }],
    'GET /organisations-by-cui': (_, query) => [200, { organisation: query.get('cui') === '18547290' ? gilau : null }],
    'POST /signup': () => [202, {}],
    'GET /api/public/legal': () => [200, { consentVersion: '2027-01-15', documents: [] }],
  });
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await service.stop();
});

const routes = [{ path: '/register', loader: formLoader, element: <RegisterPage /> }];
async function open(address: string) {
  const router = openPage(routes, address);
  await screen.findByRole('heading', { level: 1 });
  return router;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = () => service.seen.filter(({ call }) => call === 'POST /signup').map(({ body }) => body);

async function finish(submit: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Parola'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirmați parola'), PASSWORD);
  await userEvent.click(screen.getByLabelText(/^Sunt de acord cu termenii/));
  await userEvent.click(screen.getByLabelText(/prelucrarea datelor/));
  await press(submit);
}

test('an empty step cannot be left: the error summary is focused and links to each field', async () => {
  await open('/register?tip=uat');
  await press('Continuă');
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByText('Vă rugăm completați toate câmpurile obligatorii')).toBeTruthy();
  const link = within(summary).getByRole('link', { name: 'Alegeți județul.' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByLabelText('Județul'));
  expect(document.title).toBe('Eroare: Instituția – Înscriere Membru PSP – Portal PSP');
});

test('a link to a later step opens the first incomplete one', async () => {
  storeValues('uat', BLANK_UAT, institution);
  const router = await open('/register?tip=uat&pas=4');
  await title('Persoana de contact');
  expect(router.state.location.search).toBe('?tip=uat&pas=2');
  expect(screen.getByText('Pasul 2 din 4')).toBeTruthy();
  expect(screen.getByText(/După aprobare este și adresa de contact din profil/)).toBeTruthy();
});

test('going back keeps the values, and the title of each step is focused', async () => {
  storeValues('uat', BLANK_UAT, { ...institution, contactName: 'Ana Pop' });
  const router = await open('/register?tip=uat&pas=1');
  await press('Continuă');
  const contact = await title('Persoana de contact');
  await expectFocus(() => contact);
  await act(() => router.navigate(-1));
  await title('Instituția');
  expect(screen.getByLabelText<HTMLInputElement>('CUI').value).toBe('4221306');
});

test('a registered tax code leads to a request for access, with the entered values', async () => {
  storeValues('uat', BLANK_UAT, { ...institution, ...person, cui: 'RO 18547290' });
  await open('/register?tip=uat&pas=1');
  await press('Continuă');
  await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(screen.getByText('Comuna Gilău este deja în portal')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Cereți acces' }));
  await title('Datele dvs.');
  expect(screen.queryByText(/adresa de contact din profil/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Numele dvs.').value).toBe('Ana Pop');
  await press('Continuă');
  await title('Verificați datele');
  await finish('Trimite cererea');
  await title('Verificați e-mailul');
  expect(sent()[0]).toMatchObject({ kind: 'access', organisationId: gilau.id, email: 'ana@floresti.ro' });
});

test('an institution signs up: the body satisfies the contract, and nothing stays in storage', async () => {
  storeValues('uat', BLANK_UAT, { ...institution, ...person });
  await open('/register?tip=uat&pas=4');
  await title('Verificați datele');
  await finish('Creează contul');
  await title('Verificați e-mailul');
  expect(screen.getAllByText('Contul a fost creat cu succes! Verificați emailul pentru confirmare.')).not.toHaveLength(
    0,
  );
  expect(screen.getByRole('link', { name: 'Mergeți la conectare' }).getAttribute('href')).toBe('/login');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    kind: 'uat',
    phone: '+40722123456',
    acceptsTerms: true,
    acceptsProcessing: true,
    organisation: { name: 'Comuna Florești', siruta: 57706, cui: '4221306', package: 'bronze' },
    attachment: null,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('the password is never stored', async () => {
  storeValues('uat', BLANK_UAT, { ...institution, ...person });
  await open('/register?tip=uat&pas=4');
  await title('Verificați datele');
  await userEvent.type(screen.getByLabelText('Parola'), PASSWORD);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(PASSWORD);
});

test('a company sees the domains implied by its expertise and deselects some', async () => {
  const company = { name: 'Consult SRL', registrationNumber: 'J40/1234/2020', countyCode: 'B', locality: 'București' };
  const work = { legalRepresentative: 'Ion Ion', expertise: ['it-digitalizare'], portfolio: 'Da' };
  storeValues('firma', BLANK_FIRMA, { ...company, ...work, ...person, cui: '4221306', address: 'Str. Lungă 1' });
  await open('/register?tip=firma&pas=2');
  const following = () => screen.getByRole('group', { name: /^Domenii din care primiți solicitări/ });
  const named = () =>
    within(following())
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ labels }) => labels?.[0]?.textContent);
  await title('Domenii și portofoliu');
  expect(named()).toEqual(['IT și Digitalizare']);
  await userEvent.click(screen.getByLabelText('Furnizor de servicii'));
  expect(named()).toEqual(['IT și Digitalizare', 'Achiziții Publice', 'Resurse Umane', 'Marketing și Comunicare']);
  for (const one of ['Achiziții Publice', 'Resurse Umane'])
    await userEvent.click(within(following()).getByLabelText(one));
  await open('/register?tip=firma&pas=4');
  await title('Verificați datele');
  expect(screen.getByText('IT și Digitalizare, Marketing și Comunicare')).toBeTruthy();
  await finish('Trimite cererea');
  await title('Verificați e-mailul');
  expect(sent()[0]).toMatchObject({ organisation: { domains: ['it-digitalizare', 'marketing-comunicare'] } });
});

test('a failure of the service shows the message of the form and keeps the values', async () => {
  service.answers['POST /signup'] = () => [500, { code: 'internal', message: 'A apărut o eroare neașteptată.' }];
  const company = { name: 'Consult SRL', registrationNumber: 'J40/1234/2020', countyCode: 'B', locality: 'București' };
  const work = { legalRepresentative: 'Ion Ion', expertise: ['mediu'], portfolio: 'Da' };
  storeValues('firma', BLANK_FIRMA, { ...company, ...work, ...person, cui: '4221306', address: 'Str. Lungă 1' });
  await open('/register?tip=firma&pas=4');
  await title('Verificați datele');
  await finish('Trimite cererea');
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(within(summary).getByText('A apărut o eroare la trimiterea cererii.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Parola').value).toBe(PASSWORD);
  expect(sessionStorage).toHaveLength(1);
});

test('a common password is refused with a reason', async () => {
  service.answers['POST /signup'] = () => [
    422,
    { code: 'weak_password', message: '', details: { reasons: ['common'] } },
  ];
  storeValues('access', BLANK_ACCESS, { ...person, organisation: { ...gilau, kind: 'uat' } });
  await open('/register?tip=acces&pas=2');
  await title('Verificați datele');
  await finish('Trimite cererea');
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(within(summary).getByRole('link', { name: 'Parola este prea ușor de ghicit.' })).toBeTruthy();
  expect(screen.getByText('Se află pe listele de parole cunoscute sau se ghicește ușor.')).toBeTruthy();
});

test('a tax code registered in the meantime offers a request for access on the last step', async () => {
  let taken = false;
  service.answers['GET /organisations-by-cui'] = () => [200, { organisation: taken ? gilau : null }];
  service.answers['POST /signup'] = () => {
    taken = true;
    return [409, { code: 'registration.cui_exists', message: 'O organizație cu acest CUI este deja înscrisă.' }];
  };
  storeValues('uat', BLANK_UAT, { ...institution, ...person });
  await open('/register?tip=uat&pas=4');
  await title('Verificați datele');
  await finish('Creează contul');
  expect(await screen.findByText('Comuna Gilău este deja în portal')).toBeTruthy();
});
