import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OwnApplication } from '@psp/contracts/applications';
import { useSession } from '@psp/auth/session';
import { cleanup, screen } from '@testing-library/react';
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

const open = (address = '/cerere') => openPage([{ path: '/cerere', element: <ApplicationPage /> }], address);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the request of the association comes first, with the available actions', async () => {
  open();
  await title('Cererea de înscriere');
  expect(screen.getAllByText('Completări necesare')).not.toHaveLength(0);
  expect(screen.getByText('Adăugați hotărârea consiliului local.')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Descarcă certificat.pdf' });
  expect(file.getAttribute('href')).toBe(`/api/identity/application/files/${certificate.id}`);
});

test('a resubmitted application waits for the association', async () => {
  open();
  await title('Cererea de înscriere');
  await press('Trimite din nou spre verificare');
  expect(await screen.findByText(/Urmează echipa asociației/)).toBeTruthy();
  expect(service.seen).toContainEqual({ call: 'POST /application/resubmit', body: { version: 3 } });
});

test('an approved application links to the dashboard and cannot be edited', async () => {
  application = { ...returnedApplication, status: 'approved', actions: [] };
  open('/cerere?modifica=1');
  await title('Cererea de înscriere');
  expect(screen.getByRole('link', { name: 'Mergi la dashboard' }).getAttribute('href')).toBe('/uat/dashboard');
});

test('a suspended organisation reads the reason and the date, and can only print', async () => {
  const [statusReason, decidedAt] = ['Documente neconforme.', '2026-11-12T08:30:00.000Z'];
  application = { ...returnedApplication, status: 'suspended', statusReason, decidedAt, actions: [] };
  open();
  await title('Cererea de înscriere');
  expect(screen.getByText('Suspendat')).toBeTruthy();
  expect(screen.getByText('Documente neconforme.')).toBeTruthy();
  expect(screen.getByText(/^Suspendată din 12 noiembrie 2026/)).toBeTruthy();
  expect(document.title).toBe('Cererea de înscriere – Portal PSP');
  expect(screen.queryByText('Se încarcă…')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tipărește']);
});

test('a failure shows a title and a retry instead of the loading text', async () => {
  service.answers['GET /application'] = () => [500, { code: 'internal', message: 'A apărut o eroare.' }];
  open();
  await title('Cererea de înscriere');
  expect(document.title).toBe('Cererea de înscriere – Portal PSP');
  expect(screen.getByRole('alert').textContent).toContain('A apărut o eroare.');
  expect(screen.queryByText('Se încarcă…')).toBeNull();
});

test('a user who may not read the application sees the refusal, without a link to the same page', async () => {
  const refused = { code: 'auth.organisation_not_active', message: 'Contul este suspendat.' };
  service.answers['GET /application'] = () => [403, refused];
  window.history.replaceState(null, '', '/cerere');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Contul este suspendat.');
  expect(screen.queryByRole('link', { name: 'Vezi cererea de înscriere' })).toBeNull();
  window.history.replaceState(null, '', '/');
});
