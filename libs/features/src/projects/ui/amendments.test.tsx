import { afterEach, expect, test } from '@jest/globals';
import type { AmendmentView } from '@psp/contracts/amendments';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openProject, press } from './testing/open-project.tsx';
import { project } from './testing/project.ts';

afterEach(cleanup);

const amendment = (deciding: Partial<AmendmentView>): AmendmentView => ({
  ...{ id: 'a-1', version: 2, status: 'proposed', by: 'Civis Digital', reason: 'Încă un modul.', declineReason: null },
  ...{ before: { dueOn: '2026-11-20', price: 71_000 }, after: { dueOn: null, price: 74_500 } },
  ...{ createdAt: '2026-11-02T08:00:00Z', decidedAt: null, actions: [] },
  ...deciding,
});
const card = () => within(screen.getByRole('region', { name: 'Modificări' }));
const proposalText = () => card().getByRole('listitem').textContent?.replaceAll('\u00a0', ' ');

test('a proposal shows old and new terms, reason, author and answer', async () => {
  const declineReason = 'Bugetul este închis.';
  await openProject('uat', { amendments: [amendment({ status: 'declined', declineReason })] });
  expect(proposalText()).toContain('20 noiembrie 2026');
  expect(proposalText()).toMatch(/71\.000 lei .*74\.500 lei/);
  expect(proposalText()).toContain('Încă un modul.');
  expect(proposalText()).toContain(declineReason);
  expect(proposalText()).toContain('Civis Digital');
  expect(card().queryAllByRole('button')).toEqual([]);
});

test('the proposing side can withdraw a pending proposal, and no other can be made meanwhile', async () => {
  const waiting = amendment({ actions: ['withdraw'] });
  const { calls, stored } = await openProject('firma', { amendments: [waiting], actions: ['amend'] });
  expect(
    card()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Retrage']);
  await press('Retrage');
  stored.view = project({ amendments: [amendment({ status: 'withdrawn' })], actions: ['amend'], version: 4 });
  await press('Retrage', await screen.findByRole('dialog'));
  expect(calls).toEqual([
    {
      address: 'POST /projects/:id/amendments/:amendmentId/withdraw',
      input: { id: 'p-1', amendmentId: 'a-1', body: { version: 2 } },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Propune o modificare' })).toBeTruthy();
});

test('a proposal is declined with a reason, which is kept when the service refuses', async () => {
  const { calls, refuse } = await openProject('uat', { amendments: [amendment({ actions: ['accept', 'decline'] })] });
  await press('Respinge');
  const dialog = await screen.findByRole('dialog');
  await press('Respinge', dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Scrieți motivul.');
  await userEvent.type(within(dialog).getByLabelText('Motivul'), 'Prea scump.');
  refuse(409, 'action.not_allowed', 'Propunerea a fost retrasă.');
  await press('Respinge', dialog);
  await within(dialog).findByText('Propunerea a fost retrasă.');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Motivul').value).toBe('Prea scump.');
  expect(calls).toEqual([
    {
      address: 'POST /projects/:id/amendments/:amendmentId/decline',
      input: { id: 'p-1', amendmentId: 'a-1', body: { version: 2, reason: 'Prea scump.' } },
    },
  ]);
});

test('without proposals, the section is shown only to a side that may make one', async () => {
  await openProject('uat', { amendments: [], actions: ['amend'] });
  expect(card().getByRole('button', { name: 'Propune o modificare' })).toBeTruthy();
  cleanup();
  await openProject('uat', { amendments: [] });
  expect(screen.queryByRole('region', { name: 'Modificări' })).toBeNull();
});

test('for a new due date the user chooses the milestones that move with it', async () => {
  const milestone = (id: string, title: string, dueOn: string | null, doneAt: string | null = null) => ({
    ...{ id, version: 1, title, dueOn, doneAt },
  });
  const { calls } = await openProject('firma', {
    actions: ['amend'],
    milestones: [
      milestone('0190a000-0000-7000-8000-000000000001', 'Analiza', '2026-10-10', '2026-10-09T10:00:00Z'),
      milestone('0190a000-0000-7000-8000-000000000002', 'Instruirea', '2026-11-10'),
      milestone('0190a000-0000-7000-8000-000000000003', 'Garanția', null),
    ],
  });
  await press('Propune o modificare');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText('Ce etape se mută odată cu termenul')).toBeNull();
  await userEvent.type(dialog.getByLabelText(/^Termen nou/), '20.12.2026');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Instruirea, 10 noiembrie 2026' }));
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Date întârziate.');
  await press('Propune o modificare', await screen.findByRole('dialog'));
  expect(calls[0]?.input).toMatchObject({
    body: {
      dueOn: '2026-12-20',
      moves: ['0190a000-0000-7000-8000-000000000002'],
      reason: 'Date întârziate.',
    },
  });
});

test('a proposal lists the milestones that it moves', async () => {
  const moves = [{ id: 'm-2', title: 'Instruirea', from: '2026-11-10', to: '2026-11-20' }];
  await openProject('uat', { amendments: [amendment({ moves })] });
  expect(proposalText()).toContain('Etapa „Instruirea”: 10 noiembrie 2026 devine 20 noiembrie 2026');
});
