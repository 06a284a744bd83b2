import { afterEach, expect, test } from '@jest/globals';
import type { ContactView } from '@psp/contracts/contact';
import { type LegalView, legalView } from '@psp/contracts/legal';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AccessibilityPage } from './accessibility-page.tsx';
import { GdprPage, PrivacyPage, TermsPage } from './legal-page.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const SECOND = { number: 2, effectiveOn: '2027-03-05', note: 'Am adăugat datele responsabilului.' };
const FIRST = { number: 1, effectiveOn: '2026-11-01', note: '' };
const CONTACT: ContactView = {
  name: 'Asociația',
  email: 'contact@asociatia.example',
  phone: '+40210000000',
  address: 'Str. Exemplului nr. 1',
  hours: null,
};

const aText = (deciding: Partial<LegalView> = {}): LegalView => ({
  ...{ slug: 'termeni', lead: 'Pe scurt.', body: '<h2>Unu</h2><p>Pe larg.</p>', standing: 'in_force', inForce: 2 },
  ...{ number: 2, effectiveOn: '2027-03-05', editions: [SECOND, FIRST] },
  ...deciding,
});

interface Shown {
  legal?: LegalView;
  /** Null: the service fails. */
  contact?: ContactView | null;
  address?: string;
}

function show(Page: typeof TermsPage, { legal = aText(), contact = CONTACT, address = '/' }: Shown = {}) {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    if (String(url).includes('/legal')) return Response.json(legal);
    return contact ? Response.json(contact) : new Response('', { status: 500 });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <MemoryRouter initialEntries={[address]}>
          <Page />
        </MemoryRouter>
      </DesignProvider>
    </QueryClientProvider>,
  );
  return asked;
}

test('the sample satisfies the contract', () => {
  expect(legalView.parse(aText())).toEqual(aText());
});

test.each([
  ['Termenii de utilizare', TermsPage, 'termeni'],
  ['Confidențialitatea datelor', PrivacyPage, 'confidentialitate'],
  ['GDPR: drepturile dvs.', GdprPage, 'gdpr'],
  ['Declarația de accesibilitate', AccessibilityPage, 'accesibilitate'],
] as const)('%s: shows the text in force with its date, and the contact details', async (title, Page, slug) => {
  const asked = show(Page, { legal: aText({ slug }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Unu' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getAllByText('Versiunea 2, din 5 martie 2027')).not.toHaveLength(0);
  expect(asked).toContain(`/api/public/legal/${slug}`);
  const contact = within(screen.getByRole('region', { name: 'Datele noastre de contact' }));
  const email = await contact.findByRole('link', { name: 'contact@asociatia.example' });
  expect(email.getAttribute('href')).toBe('mailto:contact@asociatia.example');
  expect(contact.getByRole('link', { name: '0210 000 000' })).toBeTruthy();
});

test('earlier versions can be read and are marked as no longer in force', async () => {
  const legal = aText({ number: 1, effectiveOn: '2026-11-01', standing: 'former' });
  const asked = show(TermsPage, { legal, address: '/legal/termeni?versiune=1' });
  expect(await screen.findByText(/Aceasta este o versiune anterioară/)).toBeTruthy();
  expect(asked).toContain('/api/public/legal/termeni?versiune=1');
  const link = screen.getByRole('link', { name: 'Versiunea 1, din 1 noiembrie 2026' });
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/legal/termeni?versiune=1', 'page']);
  expect(screen.getByRole('link', { name: 'Vezi versiunea în vigoare' }).getAttribute('href')).toBe('/legal/termeni');
});

test('the list of versions has a note for each version except the first', async () => {
  show(TermsPage);
  await screen.findByRole('heading', { level: 2, name: 'Unu' });
  const notes = screen
    .getAllByRole('listitem', { hidden: true })
    .flatMap((item) => item.querySelector('p')?.textContent ?? []);
  expect(notes).toEqual(['Am adăugat datele responsabilului.']);
});

test('the privacy notice states that only necessary cookies are used', async () => {
  show(PrivacyPage, { legal: aText({ slug: 'confidentialitate' }) });
  expect(await screen.findByText(/numai module cookie strict necesare/)).toBeTruthy();
});

test('the accessibility statement ends with a form to report barriers', async () => {
  show(AccessibilityPage, { legal: aText({ slug: 'accesibilitate' }) });
  await screen.findByRole('heading', { level: 2, name: 'Unu' });
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1);
});

test('contact details that failed to load can be retried', async () => {
  show(TermsPage, { contact: null });
  const contact = within(await screen.findByRole('region', { name: 'Datele noastre de contact' }));
  expect(await contact.findByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
});

test('without contact details the page links to no address', async () => {
  show(TermsPage, { contact: { ...CONTACT, email: null, phone: null, address: null } });
  const contact = within(await screen.findByRole('region', { name: 'Datele noastre de contact' }));
  expect(await contact.findByText(/nu a publicat încă/)).toBeTruthy();
  expect(contact.queryByRole('link')).toBeNull();
});
