import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OwnApplication } from '@psp/contracts/applications';
import { useSession } from '@psp/auth/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { returnedApplication, certificate } from '../testing/application.ts';
import { type Service, startService } from '../testing/service.ts';
import { openPage } from '@psp/remote/testing/open-page';
import { ApplicationPage } from './application-page.tsx';

let service: Service;
let application: OwnApplication;
beforeEach(async () => {
  application = returnedApplication;
  useSession.setState({ status: 'signed-in', account: { id: 'ana', displayName: 'Ana', email: 'ana@x.ro' } });
  service = await startService({
    'GET /application': () => [200, application],
    'GET /authorities': () => [200, { items: [] }],
    'PUT /application': () => [200, application],
  });
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await service.stop();
});

const open = (address: string) => openPage([{ path: '/cerere', element: <ApplicationPage /> }], address);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const puts = () => service.seen.filter(({ call }) => call === 'PUT /application').map(({ body }) => body);
const address = () => screen.getByLabelText<HTMLInputElement>('Adresa');

async function writeAddress(text: string): Promise<void> {
  await userEvent.clear(address());
  await userEvent.type(address(), text);
}

test('saving sends the version that was read, the fields and the changed attachments', async () => {
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  expect(screen.getByText('Adăugați hotărârea consiliului local.')).toBeTruthy();
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

test('after a conflicting save both versions are shown, and the user chooses one', async () => {
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  await writeAddress('Str. Mea 5');
  const theirs = {
    ...returnedApplication,
    version: 9,
    content: { ...returnedApplication.content, address: 'Str. Lor 7' },
  };
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

test('when the newer version cannot be read the refusal is shown, and the next save shows both', async () => {
  open('/cerere?modifica=1');
  await title('Modificați cererea');
  await writeAddress('Str. Mea 5');
  const theirs = {
    ...returnedApplication,
    version: 9,
    content: { ...returnedApplication.content, address: 'Str. Lor 7' },
  };
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

test('unsaved text is restored on the next visit, until it is discarded', async () => {
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

test('an empty field is not saved, and the tax code of another organisation shows an error at its field', async () => {
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
