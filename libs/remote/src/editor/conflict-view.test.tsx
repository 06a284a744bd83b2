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
  show(saved);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/au același text/)).toBeTruthy();
});
