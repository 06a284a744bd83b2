/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BLANK } from './content.ts';
import { ConflictView } from './conflict-view.tsx';

afterEach(cleanup);

const saved: RequestView = {
  id: '0190a000-0000-7000-8000-000000000001',
  number: 'SP-2026-000001',
  status: 'draft',
  revision: 1,
  version: 5,
  content: { ...BLANK, title: 'Titlul colegului', locality: 'Sibiu' },
  invited: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T12:32:00.000Z',
  sentAt: null,
  openedAt: null,
  closedAt: null,
  cancelReason: null,
  submissionOpen: false,
  views: 0,
  notifiedFirms: 0,
  offerCount: 0,
  offers: null,
  questions: [],
  project: null,
  history: [],
  actions: ['edit', 'discard'],
};

function show(mine = { ...BLANK, title: 'Titlul meu', locality: 'Sibiu' }) {
  const keepMine = jest.fn();
  const takeSaved = jest.fn();
  render(<ConflictView mine={mine} current={saved} isPending={false} onKeepMine={keepMine} onUseSaved={takeSaved} />);
  return { keepMine, takeSaved };
}

test('both versions stand side by side where they differ, and only there', () => {
  show();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['TitluTitlul meuTitlul colegului']);
  expect(screen.getByRole('columnheader', { name: 'Varianta dvs.' })).toBeTruthy();
});

test('it takes the focus, so that it is not overlooked', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('the person chooses which version stays', async () => {
  const { keepMine, takeSaved } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrează varianta mea' }));
  await userEvent.click(screen.getByRole('button', { name: 'Folosește varianta salvată' }));
  expect([keepMine.mock.calls.length, takeSaved.mock.calls.length]).toEqual([1, 1]);
});

test('versions that read the same are said to be the same', () => {
  show(saved.content);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/au același text/)).toBeTruthy();
});
