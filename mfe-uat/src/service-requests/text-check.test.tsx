import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { RequestTextCheck } from '@psp/contracts/request-text-check';
import { expectFocus } from '@psp/design-system/testing/focus';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sent, showView } from '../testing/views.tsx';
import { placeOf, withChange, withSentence } from './proposed-text.ts';
import { RequestEditor } from './request-editor.tsx';

const { fetch } = globalThis;
beforeEach(() => {
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Ana Pop', email: 'ana@exemplu.ro' };
  useSession.setState({ status: 'signed-in', account, role: 'editor' });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const LONG = 'Fraza lungă care nu se poate împărți.';
const CHECK: RequestTextCheck = {
  missing: [
    {
      key: 'payment',
      label: 'Când se plătește',
      why: 'Se vede în preț.',
      sentence: 'Plata în [număr] zile.',
      field: null,
    },
    { key: 'budget', label: 'Bugetul', why: 'Firma îl caută.', sentence: null, field: 'budgetMax' },
  ],
  changes: [
    { at: 0, before: 'Se predă de către firmă.', after: 'Se predă de firmă.', why: ['wordy'] },
    { at: 25, before: LONG, after: null, why: ['long'] },
  ],
};
const DESCRIPTION = `Se predă de către firmă. ${LONG}`;

const bodies: unknown[] = [];
/* Other requests, such as those of the side cards, stay pending. */
function answer(...answers: (() => Response)[]) {
  bodies.length = 0;
  globalThis.fetch = async (address, init) => {
    if (!String(address).includes('/text-check')) return new Promise<never>(() => {});
    bodies.push(JSON.parse(String(init?.body)));
    return answers.shift()?.() ?? new Promise<never>(() => {});
  };
}
const found =
  (check = CHECK) =>
  () =>
    Response.json(check);

function open(description = DESCRIPTION) {
  // A sent request is not saved automatically, so that no save reaches the next test.
  const view = { ...sent, content: { ...sent.content, description, countyCode: 'SB' as const } };
  showView(() => <RequestEditor initial={view} onCreated={() => {}} />, view);
}
const button = (name: string) => screen.getByRole('button', { name });
const written = () => screen.getByLabelText<HTMLTextAreaElement>('Descriere').value;
const check = async () => {
  await userEvent.click(button('Verifică textul descrierii'));
  await screen.findByRole('region', { name: /^(Propuneri pentru descriere|Nu am găsit nimic)/ });
};

test('there is nothing to check in an empty description', () => {
  answer();
  open('');
  expect(screen.queryByRole('button', { name: 'Verifică textul descrierii' })).toBeNull();
});

test('the text as written is checked, and nothing of it changes by that', async () => {
  answer(found());
  open();
  await check();
  expect(bodies).toEqual([
    {
      ...{ kind: 'purchase', title: 'Registru agricol', description: DESCRIPTION, category: 'it-digitalizare' },
      ...{ hasBudget: false, hasPlace: true },
    },
  ]);
  expect(written()).toBe(DESCRIPTION);
  expect(screen.getByText(/^Făcute automat, după lista de verificare/)).toBeTruthy();
  expect(screen.getByText('Au rămas 2 lucruri de adăugat și 2 propoziții de făcut mai clare.')).toBeTruthy();
});

test('an accepted sentence is added at the end, with its place to fill in, and its proposal goes', async () => {
  answer(found());
  open();
  await check();
  await userEvent.click(button('Adaugă în text: Când se plătește'));
  expect(written()).toBe(`${DESCRIPTION}\nPlata în [număr] zile.`);
  expect(screen.queryByRole('button', { name: 'Adaugă în text: Când se plătește' })).toBeNull();
  expect(screen.getByText(/^1 loc/)).toBeTruthy();
});

test('accepted wording replaces its sentence alone, with what changed marked before', async () => {
  answer(found());
  open();
  await check();
  const list = within(screen.getByRole('region', { name: 'Mai clar și mai scurt' }));
  expect(list.getByRole('deletion').textContent).toContain('către');
  await userEvent.click(button('Acceptă: Se predă de către firmă.'));
  expect(written()).toBe(`Se predă de firmă. ${LONG}`);
});

test('what is dropped leaves the text as it is', async () => {
  answer(found());
  open();
  await check();
  for (const name of [/^Nu e nevoie/, /^Lasă cum este/])
    for (const drop of screen.getAllByRole('button', { name })) await userEvent.click(drop);
  expect(written()).toBe(DESCRIPTION);
  expect(screen.getByText('Nicio propunere rămasă.')).toBeTruthy();
});

test('by keyboard the focus goes on to the next proposal, and at last to what is left', async () => {
  answer(found({ missing: CHECK.missing.slice(0, 1), changes: CHECK.changes.slice(0, 1) }));
  open();
  await check();
  button('Adaugă în text: Când se plătește').focus();
  await userEvent.keyboard('{Enter}');
  await expectFocus(() => button('Acceptă: Se predă de către firmă.'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nicio propunere rămasă.'));
});

test('a field that says it is focused, and a long sentence selected', async () => {
  answer(found());
  open();
  await check();
  await userEvent.click(button('Completează câmpul: Bugetul'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Buget maxim/ }));
  await userEvent.click(button(`Arată în text: ${LONG}`));
  const area = screen.getByLabelText<HTMLTextAreaElement>('Descriere');
  expect(document.activeElement).toBe(area);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(LONG);
});

test('a sentence that was rewritten meanwhile is no longer proposed', async () => {
  answer(found());
  open();
  await check();
  await userEvent.clear(screen.getByLabelText('Descriere'));
  await userEvent.type(screen.getByLabelText('Descriere'), 'Alt text.');
  expect(screen.queryByRole('button', { name: /^Acceptă/ })).toBeNull();
});

test('a text without anything to propose is told so, and the panel closes', async () => {
  answer(found({ missing: [], changes: [] }));
  open();
  await check();
  expect(screen.getByText(/^Descrierea spune tot ce este în lista de verificare/)).toBeTruthy();
  await userEvent.click(button('Închide propunerile'));
  expect(button('Verifică textul descrierii')).toBeTruthy();
});

test('a failed check is told and asked again', async () => {
  const failed = () =>
    Response.json({ code: 'internal', message: 'Portalul este ocupat.', details: {} }, { status: 500 });
  answer(failed, found());
  open();
  await userEvent.click(button('Verifică textul descrierii'));
  expect((await screen.findByRole('alert')).textContent).toContain('Portalul este ocupat.');
  await userEvent.click(button('Încearcă din nou'));
  expect(await screen.findByRole('region', { name: 'Propuneri pentru descriere' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a change goes to the nearest of equal sentences, also in letters with a cedilla', () => {
  const change = { at: 8, before: 'Și noi.', after: 'Noi.', why: ['wordy' as const] };
  expect(withChange('Şi noi. Şi noi. Şi noi.', change)).toBe('Şi noi. Noi. Şi noi.');
  expect(withChange('Nou. Şi noi.', change)).toBe('Nou. Noi.');
  expect([placeOf('Altceva.', change), withChange('Altceva.', change)]).toEqual([-1, 'Altceva.']);
  expect([withSentence('Unu.\n\n', 'Doi.'), withSentence('', 'Doi.')]).toEqual(['Unu.\nDoi.', 'Doi.']);
});
