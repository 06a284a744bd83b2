import { afterEach, expect, test } from '@jest/globals';
import { acceptSession } from '@psp/auth/session';
import { FREQUENT_QUESTIONS, type FrequentQuestions } from '@psp/contracts/frequent-questions';
import type { ContactView } from '@psp/contracts/contact';
import { TICKET_SENT } from '@psp/contracts/ticket-basics';
import { openTicket } from '@psp/contracts/tickets';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AccessibilityForm } from './accessibility-form.tsx';
import { SupportPage } from './support-page.tsx';

const CONTACT: ContactView = {
  ...{ name: 'Asociația', email: 'contact@asociatia.example', phone: null, address: null },
  hours: 'luni–vineri, 09:00–18:00',
};
const { fetch } = globalThis;
/* Null: the service fails. */
let contact: ContactView | null = CONTACT;
let questions: FrequentQuestions | null = { items: [...FREQUENT_QUESTIONS] };
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  acceptSession(null);
  document.title = '';
  globalThis.fetch = fetch;
  contact = CONTACT;
  questions = { items: [...FREQUENT_QUESTIONS] };
});

/** Answers GET with the contact or the frequent questions, and POST with `answer`; returns the posted bodies. */
const portal = (answer: () => Response = () => Response.json({}, { status: 202 })): unknown[] => {
  const sent: unknown[] = [];
  globalThis.fetch = async (url, init) => {
    if (init?.method !== 'POST') {
      const read = String(url).endsWith('/frequent-questions') ? questions : contact;
      return read ? Response.json(read) : new Response('', { status: 500 });
    }
    sent.push(JSON.parse(String(init.body)));
    return answer();
  };
  return sent;
};
const show = (page: ReactElement, at = '/support') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
      </DesignProvider>
    </QueryClientProvider>,
  );
const fill = async (values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Trimite mesajul' }));
const MESSAGE = {
  'Numele dvs.': 'Maria Ene',
  'E-mail': 'maria@exemplu.ro',
  Subiect: 'Pachete',
  Mesaj: 'Cum schimb pachetul?',
};

test('missing fields are listed in a focused summary, and the document title marks the error', async () => {
  const sent = portal();
  show(<SupportPage />);
  await send();
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Scrieți numele dvs.', 'Scrieți adresa de e-mail.', 'Scrieți subiectul.', 'Scrieți mesajul.']);
  expect(document.activeElement).toBe(summary);
  expect(document.title).toMatch(/^Eroare: Centru de suport/);
  await fill({ 'Numele dvs.': 'Maria' });
  expect(within(summary).queryByText('Scrieți numele dvs.')).toBeNull();
  expect(sent).toEqual([]);
});

test('repeated presses send one message, and the confirmation has the specified text', async () => {
  const sent = portal();
  show(<SupportPage />);
  await fill(MESSAGE);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Este urgent/ }));
  const button = screen.getByRole('button', { name: 'Trimite mesajul' });
  await userEvent.dblClick(button);
  const answer = await screen.findByText(TICKET_SENT);
  expect(TICKET_SENT).toBe('Mesaj trimis cu succes! Vă vom răspunde în cel mai scurt timp posibil.');
  expect(answer.closest('[tabindex]')).toBe(document.activeElement);
  expect(screen.getByText(/maria@exemplu\.ro/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(openTicket.parse(sent[0])).toMatchObject({ kind: 'support', isUrgent: true, website: '' });
  expect(openTicket.parse(sent[0]).filledInMs).toBeGreaterThanOrEqual(2000);
  expect(sessionStorage).toHaveLength(0);
});

test('a refusal keeps the text, and a retry uses the same key', async () => {
  const body = { code: 'rate.limited', message: 'Prea multe cereri într-un timp scurt. Încercați din nou mai târziu.' };
  const sent = portal(() => Response.json(body, { status: 429 }));
  show(<SupportPage />);
  await fill(MESSAGE);
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(body.message));
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(openTicket.parse(sent[0]).key).toBe(openTicket.parse(sent[1]).key);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Mesaj').value).toBe('Cum schimb pachetul?');
});

test('the confirmation shows the number of the message', async () => {
  portal(() => Response.json({ number: 'TK-2026-000123' }, { status: 202 }));
  show(<SupportPage />);
  await fill(MESSAGE);
  await send();
  expect(await screen.findByText('Numărul mesajului: TK-2026-000123.')).toBeTruthy();
});

test('unsent text of a visitor is restored in the same tab', async () => {
  portal();
  show(<SupportPage />);
  await fill(MESSAGE);
  cleanup();
  show(<SupportPage />);
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Mesaj').value).toBe('Cum schimb pachetul?'));
});

test('text typed before the code of the form is loaded stays in the same field', async () => {
  portal();
  show(<SupportPage />);
  const field = screen.getByLabelText<HTMLInputElement>('Subiect');
  await userEvent.type(field, 'Pachet');
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('e noi');
  expect(field.value).toBe('Pachete noi');
});

test('text typed after the code of the form is loaded, but before it renders, is kept', async () => {
  portal();
  show(<SupportPage />);
  const field = screen.getByLabelText<HTMLInputElement>('Subiect');
  // Outside `act`, React renders the loaded code in a later task, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  field.focus();
  await import('./checked-ticket.ts');
  fireEvent.change(field, { target: { value: 'Pachet' } });
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(field.value).toBe('Pachet');
});

test('name and e-mail of a signed-in user are filled in', async () => {
  portal();
  acceptSession({
    account: { id: 'ana', displayName: 'Ana Pop', email: 'ana@exemplu.ro' },
    organisation: { id: 'selimbar', name: 'Șelimbăr', kind: 'uat', status: 'approved' },
    role: 'owner',
  });
  show(<SupportPage />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Numele dvs.').value).toBe('Ana Pop'));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplu.ro');
});

test('a program fills in the hidden field, which users can neither see nor focus', async () => {
  const sent = portal();
  show(<SupportPage />);
  const trap = () => document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap()?.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox', { name: 'Nu completați acest câmp' })).toBeNull();
  await fill(MESSAGE);
  const field = trap();
  if (field) await userEvent.type(field, 'https://rau.exemplu.com');
  await send();
  await screen.findByText(TICKET_SENT);
  expect(sent).toMatchObject([{ website: 'https://rau.exemplu.com' }]);
});

test('the page has the frequent questions, the response times and links', async () => {
  const added = { anchor: 'intrebare-1', question: 'Pot plăti cu cardul?', answer: 'Da.\nLa casierie.' };
  questions = { items: [...FREQUENT_QUESTIONS, added] };
  portal();
  show(<SupportPage />, '/support#intrebare-1');
  const last = (await screen.findByText(added.question)).closest('details');
  expect(document.querySelectorAll('details')).toHaveLength(6);
  expect(last?.open).toBe(true);
  expect([...document.querySelectorAll('details')].filter(({ open }) => open)).toEqual([last]);
  expect(await screen.findByRole('link', { name: 'contact@asociatia.example' })).toBeTruthy();
  const times = screen.getByRole('region', { name: 'Timpi de răspuns' });
  for (const words of ['24–48 de ore', '09:00–18:00', '2–4 ore']) expect(times.textContent).toContain(words);
  const links = within(screen.getByRole('region', { name: 'Resurse utile' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/legal/accesibilitate');
});

test('a contact with only an address is shown, with the association’s phone hours', async () => {
  contact = { ...CONTACT, email: null, address: 'Str. Exemplului nr. 1', hours: 'luni–joi, 08:00–16:00' };
  portal();
  show(<SupportPage />);
  expect(await screen.findByText('Str. Exemplului nr. 1')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Timpi de răspuns' }).textContent).toContain(
    'imediat, în timpul programului: luni–joi, 08:00–16:00',
  );
});

test('questions that failed to load leave the form usable', async () => {
  questions = null;
  portal();
  show(<SupportPage />);
  const faq = screen.getByRole('region', { name: 'Întrebări frecvente' });
  expect(await within(faq).findByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trimite mesajul' }).disabled).toBe(false);
});

test('contact details that failed to load can be retried', async () => {
  contact = null;
  portal();
  show(<SupportPage />);
  const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
  contact = CONTACT;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'contact@asociatia.example' })).toBeTruthy();
});

test('the form of the accessibility statement sends a message of its own kind', async () => {
  const sent = portal();
  show(<AccessibilityForm />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await fill({
    'Numele dvs.': 'Maria',
    'E-mail': 'maria@exemplu.ro',
    'Pagina sau funcția la care ați întâmpinat problema': 'Harta',
    'Ce s-a întâmplat': 'Nu este citită.',
  });
  await send();
  await screen.findByText(TICKET_SENT);
  expect(sent).toMatchObject([{ kind: 'accessibility', subject: 'Harta' }]);
});
