import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { type Service, startService } from '../testing/service.ts';
import { openPage } from '@psp/remote/testing/open-page';
import { ConfirmPage } from './confirm-page.tsx';

const TOKEN = 'a'.repeat(43);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

let service: Service;
beforeEach(async () => {
  service = await startService({
    'POST /verify': () => [200, { next: 'application', email: 'ana@floresti.ro' }],
    'POST /resend': () => [202, {}],
  });
});
afterEach(async () => {
  cleanup();
  window.history.replaceState(null, '', '/');
  await service.stop();
});

/* The test's memory router does not change the address bar, so both are set. */
function open(hash: string) {
  window.history.replaceState(window.history.state, '', `/confirmare${hash}`);
  const page = (
    <StrictMode>
      <ConfirmPage />
    </StrictMode>
  );
  openPage([{ path: '/confirmare', element: page }], `/confirmare${hash}`);
}

test('a link confirms once, and its token is removed from the address bar', async () => {
  open(`#${TOKEN}`);
  await title('Adresa este confirmată');
  expect(service.seen).toEqual([{ call: 'POST /verify', body: { type: 'email', token: TOKEN } }]);
  expect(window.location.hash).toBe('');
  expect(screen.getByText(/Vă scriem la ana@floresti.ro/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conectare' }).getAttribute('href')).toBe('/login');
});

test('a reload shows the result again and sends nothing', async () => {
  open(`#${TOKEN}`);
  await title('Adresa este confirmată');
  cleanup();
  open('');
  await title('Adresa este confirmată');
  expect(service.seen).toHaveLength(1);
});

test.each([
  ['access-request', 'Adresa este confirmată', /proprietarii organizației/],
  ['member', 'Adresa este confirmată', /Aveți deja un loc în această organizație. Conectați-vă cu ana@floresti.ro/],
  ['email-changed', 'Adresa de e-mail a fost schimbată', /De acum vă conectați cu ana@floresti.ro/],
])('the next step is explained: %s', async (next, heading, text) => {
  service.answers['POST /verify'] = () => [200, { next, email: 'ana@floresti.ro' }];
  open(`#${TOKEN}`);
  await title(heading);
  expect(screen.getByText(text)).toBeTruthy();
});

test('an expired link offers another, with the same answer for every e-mail address', async () => {
  service.answers['POST /verify'] = () => [410, { code: 'link.invalid', message: '' }];
  open(`#${TOKEN}`);
  await title('Linkul nu mai este valabil');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@floresti.ro');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite alt link' }));
  expect(await screen.findByText(/Dacă ana@floresti.ro așteaptă confirmarea/)).toBeTruthy();
  expect(service.seen.at(-1)).toEqual({ call: 'POST /resend', body: { email: 'ana@floresti.ro' } });
});

test('without a token the page explains the link, and an invalid e-mail address is not sent', async () => {
  open('');
  await title('Confirmați adresa de e-mail');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite alt link' }));
  expect(await screen.findByRole('alert', { name: 'Există o problemă' })).toBeTruthy();
  expect(document.title).toMatch(/^Eroare: /);
  expect(service.seen).toEqual([]);
});

test('a failure is shown and can be retried', async () => {
  service.answers['POST /verify'] = () => [500, { code: 'internal', message: 'A apărut o eroare neașteptată.' }];
  open(`#${TOKEN}`);
  await title('Nu am putut confirma adresa');
  service.answers['POST /verify'] = () => [200, { next: 'application', email: 'ana@floresti.ro' }];
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  await title('Adresa este confirmată');
});
