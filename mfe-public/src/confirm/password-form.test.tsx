import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { type Answer, type Service, startService } from '../testing/service.ts';
import { openPage } from '@psp/remote/testing/open-page';
import { ConfirmPage } from './confirm-page.tsx';

const TOKEN = 'a'.repeat(43);
const CONFIRMED: Answer = [200, { next: 'application', email: 'ana@floresti.ro' }];
const ASKED: Answer = [422, { code: 'registration.password_needed', message: 'Scrieți parola aleasă la înscriere.' }];
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const asked = () => title('Confirmați că înscrierea este a dvs.');
const field = () => screen.getByLabelText('Parola aleasă la înscriere');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Confirmă adresa' }));

let service: Service;
let judged: Answer;
beforeEach(async () => {
  judged = CONFIRMED;
  service = await startService({
    'POST /verify': (body) => (Object(body).password === undefined ? ASKED : judged),
  });
});
afterEach(async () => {
  cleanup();
  window.history.replaceState(null, '', '/');
  await service.stop();
});

function open(hash: string) {
  window.history.replaceState(window.history.state, '', `/confirmare${hash}`);
  const page = (
    <StrictMode>
      <ConfirmPage />
    </StrictMode>
  );
  openPage([{ path: '/confirmare', element: page }], `/confirmare${hash}`);
}

test('a link opened on another device asks for the sign-up password with a reason, and then confirms', async () => {
  open(`#${TOKEN}`);
  const heading = await asked();
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/alt dispozitiv decât cel de pe care v-ați înscris/)).toBeTruthy();
  expect(window.location.hash).toBe('');
  await userEvent.type(field(), 'castravete-albastru-41');
  await send();
  await title('Adresa este confirmată');
  expect(service.seen.map(({ body }) => body)).toEqual([
    { token: TOKEN, type: 'email' },
    { token: TOKEN, type: 'email', password: 'castravete-albastru-41' },
  ]);
  cleanup();
  open('');
  await title('Adresa este confirmată');
  expect(service.seen).toHaveLength(2);
  expect(JSON.stringify(window.history.state)).not.toContain(TOKEN);
});

test('a reload asks for the password again, with nothing in the address bar', async () => {
  open(`#${TOKEN}`);
  await asked();
  cleanup();
  open('');
  await asked();
  expect(window.location.hash).toBe('');
  await userEvent.type(field(), 'castravete-albastru-41');
  await send();
  await title('Adresa este confirmată');
});

test('switching to another tab and back keeps the form', async () => {
  open(`#${TOKEN}`);
  await asked();
  await userEvent.type(field(), 'castravete-al');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await userEvent.keyboard('bastru-41');
  await send();
  await title('Adresa este confirmată');
  expect(service.seen.map(({ body }) => body)).toEqual([
    { token: TOKEN, type: 'email' },
    { token: TOKEN, type: 'email', password: 'castravete-albastru-41' },
  ]);
});

test('a missing or wrong password shows an error at the field, and the typed text stays', async () => {
  open(`#${TOKEN}`);
  await asked();
  await send();
  expect(await screen.findByRole('alert', { name: 'Există o problemă' })).toBeTruthy();
  expect(service.seen).toHaveLength(1);
  expect(document.title).toMatch(/^Eroare: /);
  judged = [422, { code: 'account.password_wrong', message: 'Parola actuală nu este corectă.' }];
  await userEvent.type(field(), 'alta');
  await send();
  const [link] = await screen.findAllByRole('link', { name: 'Nu este parola aleasă la înscriere.' });
  expect(link?.getAttribute('href')).toBe('#sign-up-password');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field()).toHaveProperty('value', 'alta');
});

test('too many attempts show an error, and a link that has expired meanwhile offers another', async () => {
  judged = [429, { code: 'rate.limited', message: 'Prea multe cereri într-un timp scurt.' }];
  open(`#${TOKEN}`);
  await asked();
  await userEvent.type(field(), 'alta');
  await send();
  expect(await screen.findByText('Prea multe cereri într-un timp scurt.')).toBeTruthy();
  service.answers['POST /verify'] = () => [410, { code: 'link.invalid', message: '' }];
  await send();
  await title('Linkul nu mai este valabil');
  expect(document.title).not.toMatch(/^Eroare: /);
});
