import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConflictView } from './conflict-view.tsx';

afterEach(cleanup);

const place = { term: 'Loc', text: 'Sibiu' };
const saved = [{ term: 'Titlu', text: 'Titlul colegului' }, place];

function show(mine = [{ term: 'Titlu', text: 'Titlul meu' }, place]) {
  const keepMine = jest.fn();
  const takeSaved = jest.fn();
  render(
    <ConflictView
      title="Titlu"
      lead="Alegeți."
      mine={mine}
      saved={saved}
      onKeepMine={keepMine}
      onUseSaved={takeSaved}
    />,
  );
  return { keepMine, takeSaved };
}

test('only the fields that differ are shown, side by side', () => {
  show();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['TitluTitlul meuTitlul colegului']);
  expect(screen.getByRole('columnheader', { name: 'Varianta dvs.' })).toBeTruthy();
});

test('the conflict takes the focus', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('the user chooses which version to keep', async () => {
  const { keepMine, takeSaved } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrează varianta mea' }));
  await userEvent.click(screen.getByRole('button', { name: 'Folosește varianta salvată' }));
  expect([keepMine.mock.calls.length, takeSaved.mock.calls.length]).toEqual([1, 1]);
});

test('a note says when both versions have the same text', () => {
  show(saved);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/au același text/)).toBeTruthy();
});
