import { afterEach, expect, test } from '@jest/globals';
import type { UserNotes } from '@psp/contracts/user-notes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { NotesCard } from './notes-card.tsx';

const AT = '2026-03-05T07:30:00Z';
const note = { id: 'n', author: 'Ana Pop', text: 'Revine luni.', createdAt: AT, editedAt: AT, version: 3 };

function show(view: UserNotes, kind: 'organisation' | 'person' = 'organisation') {
  const calls = answerPortal(view);
  openAt(<NotesCard subject={{ kind, id: 's' }} />);
  return calls;
}

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

test('a note is written, and an empty one is not sent', async () => {
  const calls = show({ items: [], canWrite: true });
  expect(await screen.findByText('Nicio notă încă.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Adaugă nota' }));
  expect((await screen.findAllByText('Scrieți nota.')).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('Notă nouă'), 'A sunat.');
  await userEvent.click(screen.getByRole('button', { name: 'Adaugă nota' }));
  await waitFor(() =>
    expect(calls).toEqual([{ call: expect.stringContaining('/organisations/s/notes'), body: { text: 'A sunat.' } }]),
  );
});

test('only the offered acts are shown, and an edit sends the version', async () => {
  const calls = show({ items: [{ ...note, actions: ['edit', 'remove'] }], canWrite: true }, 'person');
  await userEvent.click(await screen.findByRole('button', { name: /^Modifică, Ana Pop/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Modificați nota' });
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Textul notei');
  expect(field.value).toBe('Revine luni.');
  await userEvent.type(field, ' La 10.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvează nota' }));
  await waitFor(() => expect(calls).toMatchObject([{ body: { text: 'Revine luni. La 10.', version: 3 } }]));
});

test('readers read, without a form', async () => {
  show({ items: [{ ...note, actions: [] }], canWrite: false });
  expect(await screen.findByText('Revine luni.')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('textbox')).toBeNull();
});
