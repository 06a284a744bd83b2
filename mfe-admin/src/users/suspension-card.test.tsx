import { afterEach, expect, test } from '@jest/globals';
import type { SuspensionProposal } from '@psp/contracts/suspensions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { SuspensionCard } from './suspension-card.tsx';

const proposal: SuspensionProposal = {
  id: 'p',
  organisation: { id: 'o', name: 'Ferma Albă' },
  status: 'open',
  reason: 'Date false.',
  proposedBy: 'Ana Pop',
  createdAt: '2026-03-05T07:30:00Z',
  lapsesAt: '2026-03-12T07:30:00Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  confirmers: 1,
  version: 2,
  actions: ['confirm', 'decline'],
};

function show(more: Partial<SuspensionProposal> = {}) {
  openAt(<SuspensionCard proposal={{ ...proposal, ...more }} />);
}
const shownDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const dialog = async () => within(await waitFor(() => shownDialog() ?? Promise.reject(new Error('nothing is asked'))));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

test('another administrator confirms it, on the version of the page', async () => {
  const calls = answerPortal(proposal);
  show();
  expect(screen.getByText('Date false.')).toBeTruthy();
  expect(screen.getByText('Propusă de Ana Pop, pe 5 martie 2026, 09:30.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmă suspendarea' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Confirmă suspendarea' }));
  await waitFor(() =>
    expect(calls).toEqual([
      { call: expect.stringMatching(/POST .*\/suspension-proposals\/p\/confirm$/), body: { version: 2 } },
    ]),
  );
});

test('it is declined with a reason', async () => {
  const calls = answerPortal(proposal);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Respinge propunerea' }));
  const asked = await dialog();
  await userEvent.click(asked.getByRole('button', { name: 'Respinge propunerea' }));
  expect(calls).toEqual([]);
  await userEvent.type(asked.getByLabelText('Motivul'), 'A răspuns.');
  await userEvent.click(asked.getByRole('button', { name: 'Respinge propunerea' }));
  await waitFor(() => expect(calls).toMatchObject([{ body: { version: 2, reason: 'A răspuns.' } }]));
});

test('its author may only withdraw it, and reads that nobody else can confirm', () => {
  show({ actions: ['withdraw'], confirmers: 0 });
  expect(buttons()).toEqual(['Retrage propunerea']);
  expect(screen.getByText(/Nimeni altcineva nu o poate confirma acum/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Invitați din pagina Membri' }).getAttribute('href')).toBe('/admin/members');
});

test('readers see it without buttons', () => {
  show({ actions: [] });
  expect(buttons()).toEqual([]);
});
