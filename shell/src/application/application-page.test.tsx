/** @jest-environment jsdom */
import '../testing/browser-globals.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OwnApplication } from '@psp/contracts/applications';
import { useSession } from '@psp/auth/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Service, startService } from '../testing/service.ts';
import { showRoutes } from '../testing/show.tsx';
import { ApplicationPage } from './application-page.tsx';

const certificate = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  name: 'certificat.pdf',
  contentType: 'application/pdf',
  size: 482_133,
};

const asked: OwnApplication = {
  status: 'needs_info',
  statusReason: 'Adăugați hotărârea consiliului local.',
  appliedAt: '2026-11-10T10:00:00.000Z',
  decidedAt: null,
  content: {
    ...{ kind: 'uat', name: 'Comuna Florești', cui: '4221306', countyCode: 'CJ', locality: '' },
    ...{ address: 'Str. Avram Iancu 170', description: '', siruta: 57706, uatType: 'commune', package: 'bronze' },
    ...{ registrationNumber: null, website: null, legalRepresentative: '', expertise: [], portfolio: '' },
  },
  files: [certificate],
  history: [],
  version: 3,
  actions: ['edit', 'resubmit'],
};

let service: Service;
let application: OwnApplication;
beforeEach(async () => {
  application = asked;
  useSession.setState({ status: 'signed-in', account: { id: 'ana', displayName: 'Ana', email: 'ana@x.ro' } });
  service = await startService({
    'GET /application': () => [200, application],
    'GET /authorities': () => [200, { items: [] }],
    'PUT /application': () => [200, application],
    'POST /application/resubmit': () => {
      application = { ...application, status: 'pending', statusReason: null, actions: ['edit'], version: 4 };
      return [200, application];
    },
  });
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await service.stop();
});

const open = (address = '/cerere') => showRoutes([{ path: '/cerere', element: <ApplicationPage /> }], address);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const puts = () => service.seen.filter(({ call }) => call === 'PUT /application').map(({ body }) => body);
const address = () => screen.getByLabelText<HTMLInputElement>('Adresa');

async function writeAddress(text: string): Promise<void> {
  await userEvent.clear(address());
  await userEvent.type(address(), text);
}

test('what the association asks for stands first, with what may be done', async () => {
  open();
  await title('Cererea de înscriere');
  expect(screen.getAllByText('Completări necesare')).not.toHaveLength(0);
  expect(screen.getByText('Adăugați hotărârea consiliului local.')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'certificat.pdf' });
  expect(file.getAttribute('href')).toBe(`/api/identity/application/files/${certificate.id}`);
});

test('it goes back to the association, and the page shows that they act next', async () => {
  open();
  await title('Cererea de înscriere');
  await press('Trimite din nou spre verificare');
  expect(await screen.findByText(/Urmează echipa asociației/)).toBeTruthy();
  expect(service.seen).toContainEqual({ call: 'POST /application/resubmit', body: { version: 3 } });
});

test('an approved one leads to the dashboard and cannot be edited here', async () => {
  application = { ...asked, status: 'approved', actions: [] };
  open('/cerere?modifica=1');
  await title('Cererea de înscriere');
  expect(screen.getByRole('link', { name: /tabloul de bord/ }).getAttribute('href')).toBe('/uat/dashboard');
});

test('a suspended organisation reads why and since when, and has nothing to press but print', async () => {
  const [statusReason, decidedAt] = ['Documente neconforme.', '2026-11-12T08:30:00.000Z'];
  application = { ...asked, status: 'suspended', statusReason, decidedAt, actions: [] };
  open();
  await title('Cererea de înscriere');
  expect(screen.getByText('Suspendat')).toBeTruthy();
  expect(screen.getByText('Documente neconforme.')).toBeTruthy();
  expect(screen.getByText(/^Suspendată din 12 noiembrie 2026/)).toBeTruthy();
  expect(document.title).toBe('Cererea de înscriere – Portal PSP');
  expect(screen.queryByText('Se încarcă…')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tipărește']);
});

test('a failure has a title and a retry, and nothing says that it is still loading', async () => {
  service.answers['GET /application'] = () => [500, { code: 'internal', message: 'A apărut o eroare.' }];
  open();
  await title('Cererea de înscriere');
  expect(document.title).toBe('Cererea de înscriere – Portal PSP');
  expect(screen.getByRole('alert').textContent).toContain('A apărut o eroare.');
  expect(screen.queryByText('Se încarcă…')).toBeNull();
});

test('who may not read it is told so, and not sent to the page they are on', async () => {
  const refused = { code: 'auth.organisation_not_active', message: 'Contul este suspendat.' };
  service.answers['GET /application'] = () => [403, refused];
  window.history.replaceState(null, '', '/cerere');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Contul este suspendat.');
  expect(screen.queryByRole('link', { name: 'Vezi cererea de înscriere' })).toBeNull();
  window.history.replaceState(null, '', '/');
});

test('a save carries the version that was read, the fields and the changed attachments', async () => {
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  await writeAddress('Str. Nouă 1');
  await press('Elimină certificat.pdf');
  await press('Salvează modificările');
  await title('Cererea de înscriere');
  expect(puts()).toEqual([
    {
      kind: 'uat',
      version: 3,
      organisation: expect.objectContaining({ address: 'Str. Nouă 1', siruta: 57706, name: 'Comuna Florești' }),
      addedFiles: [],
      removedFiles: [certificate.id],
    },
  ]);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('psp:draft'))).toEqual([]));
});

test('when somebody saved meanwhile nothing is lost: both are shown, and one is chosen', async () => {
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  await writeAddress('Str. Mea 5');
  const theirs = { ...asked, version: 9, content: { ...asked.content, address: 'Str. Lor 7' } };
  service.answers['PUT /application'] = () => {
    application = theirs;
    service.answers['PUT /application'] = () => [200, theirs];
    return [409, { code: 'version.stale', message: 'x' }];
  };
  await press('Salvează modificările');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Str. Lor 7')).toBeTruthy();
  expect(address().value).toBe('Str. Mea 5');
  await press('Păstrează varianta mea');
  await title('Cererea de înscriere');
  expect(puts().at(-1)).toMatchObject({ version: 9, organisation: { address: 'Str. Mea 5' } });
});

test('when the newer text cannot be read the refusal is told, and another press shows both', async () => {
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  await writeAddress('Str. Mea 5');
  const theirs = { ...asked, version: 9, content: { ...asked.content, address: 'Str. Lor 7' } };
  service.answers['PUT /application'] = () => [409, { code: 'version.stale', message: 'Altcineva a modificat.' }];
  service.answers['GET /application'] = () => [500, { code: 'internal', message: 'A apărut o eroare.' }];
  await press('Salvează modificările');
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(summary.textContent).toContain('Modificările nu au putut fi salvate.');
  expect(summary.textContent).toContain('Altcineva a modificat.');
  expect(address().value).toBe('Str. Mea 5');
  service.answers['GET /application'] = () => [200, theirs];
  await press('Salvează modificările');
  expect(within(await screen.findByRole('table')).getByText('Str. Lor 7')).toBeTruthy();
});

test('what was typed and not saved is there on the next visit, until it is given up', async () => {
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  await writeAddress('Str. Mea 5');
  cleanup();
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  expect(address().value).toBe('Str. Mea 5');
  await press('Renunță la modificări');
  await title('Cererea de înscriere');
  cleanup();
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  expect(address().value).toBe('Str. Avram Iancu 170');
});

test('an empty field is not saved, and a tax code of another organisation is told at its field', async () => {
  service.answers['PUT /application'] = () => [409, { code: 'organisation.cui_exists', message: 'CUI-ul este luat.' }];
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  await userEvent.clear(address());
  await press('Salvează modificările');
  expect(await screen.findByRole('link', { name: 'Scrieți adresa.' })).toBeTruthy();
  expect(puts()).toEqual([]);
  await writeAddress('Str. Nouă 1');
  await press('Salvează modificările');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'CUI-ul este luat.' }).getAttribute('href')).toBe('#cui'),
  );
});
