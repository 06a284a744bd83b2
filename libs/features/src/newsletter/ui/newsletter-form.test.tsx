import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NewsletterForm } from './newsletter-form.tsx';

const { fetch } = globalThis;
let bodies: unknown[] = [];
let answer: () => Response | Promise<Response>;
const accepted = () => Response.json({}, { status: 202 });
const WORDS = { version: '2', text: 'Sunt de acord să primesc noutăți.', link: 'Despre date' };
let contact: () => Response;

beforeEach(() => {
  bodies = [];
  answer = accepted;
  contact = () => Response.json({ newsletterConsent: WORDS });
  globalThis.fetch = async (url, init) => {
    if (String(url) === '/api/public/contact') return contact();
    bodies.push(JSON.parse(String(init?.body)));
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

const draw = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => undefined}>
        <MemoryRouter>
          <NewsletterForm source="footer" id="stiri" />
        </MemoryRouter>
      </DesignProvider>
    </QueryClientProvider>,
  );
const open = async () => {
  draw();
  await waitFor(() => expect(field().matches(':disabled')).toBe(false));
};
const field = () => screen.getByLabelText<HTMLInputElement>('Adresa de e-mail');
const subscribe = async (email: string) => {
  if (email) await userEvent.type(field(), email);
  await userEvent.keyboard('{Enter}');
};

test('a subscription by keyboard sends the consent and replaces the form with the next step', async () => {
  await open();
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await subscribe(' Ana+stiri@exemplu.ro ');
  expect(await screen.findAllByText('Abonare reușită!')).toHaveLength(2);
  const done = document.activeElement;
  expect(done?.textContent).toContain('Vă mulțumim pentru abonarea la newsletter-ul nostru.');
  expect(done?.textContent).toContain('deschideți e-mailul');
  expect(bodies).toEqual([{ email: 'Ana+stiri@exemplu.ro', source: 'footer', consent: '2', website: '' }]);
});

test('the form shows the words in force, and waits for them', async () => {
  draw();
  expect(field().matches(':disabled')).toBe(true);
  expect(await screen.findByText(WORDS.text)).toBeTruthy();
  expect(screen.getByRole('link', { name: WORDS.link }).getAttribute('href')).toBe('/legal/confidentialitate');
  expect(field().matches(':disabled')).toBe(false);
});

test('the form waits while a service of the release before answers without words', async () => {
  const answered = Promise.withResolvers<void>();
  contact = () => {
    answered.resolve();
    return Response.json({ name: 'Asociația' });
  };
  draw();
  await act(() => answered.promise);
  expect(field().matches(':disabled')).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('nobody subscribes under words that could not be read', async () => {
  contact = () => Response.json({ code: 'not_found', message: 'Nu există.' }, { status: 404 });
  draw();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Nu există.'));
  expect(field().matches(':disabled')).toBe(true);
});

test('an invalid address is reported beside the field, which takes the focus, and is not sent', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Abonare' }));
  expect(screen.getByRole('alert').textContent).toBe('Introduceți adresa de e-mail.');
  expect(document.activeElement).toBe(field());
  await subscribe('ana@exemplu');
  expect(screen.getByRole('alert').textContent).toBe('Introduceți o adresă de e-mail validă.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(bodies).toEqual([]);
});

test("a refusal keeps the typed address and shows the server's message", async () => {
  const message = 'Prea multe cereri într-un timp scurt. Încercați din nou mai târziu.';
  answer = () => Response.json({ code: 'rate.limited', message }, { status: 429 });
  await open();
  await userEvent.click(field());
  await subscribe('ana@exemplu.ro');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(field().value).toBe('ana@exemplu.ro');
  answer = accepted;
  await userEvent.keyboard('{Enter}');
  expect(await screen.findAllByText('Abonare reușită!')).not.toHaveLength(0);
});

test('a double click sends once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  await open();
  await userEvent.type(field(), 'ana@exemplu.ro');
  const form = field().closest('form');
  for (let n = 0; n < 2; n++) act(() => void fireEvent.submit(form ?? document.body));
  await act(async () => resolve(accepted()));
  expect(bodies).toHaveLength(1);
});

test('the honeypot field is hidden from users, and its value is sent', async () => {
  await open();
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(screen.queryByRole('textbox', { name: /Nu completați/ })).toBeNull();
  expect(trap?.tabIndex).toBe(-1);
  if (trap) trap.value = 'https://spam.example';
  await userEvent.click(field());
  await subscribe('ana@exemplu.ro');
  await waitFor(() => expect(bodies).toMatchObject([{ website: 'https://spam.example' }]));
});
