import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBar, FilterChips } from './filters.tsx';

afterEach(cleanup);

function List({ names, hasBar = true }: { names: readonly string[]; hasBar?: boolean }) {
  const [chosen, setChosen] = useState(names);
  return (
    <>
      <header>
        <form role="search">
          <input aria-label="Alt câmp" />
        </form>
      </header>
      <main>
        {hasBar ? <FilterBar words={WORDS} search={<input aria-label="Caută" />} /> : null}
        <FilterChips
          chips={chosen.map((name) => ({ key: name, label: name }))}
          onRemove={(key) => setChosen(chosen.filter((name) => name !== key))}
          clearLabel="Șterge filtrele"
          onClear={() => setChosen([])}
          removeLabel={(label) => `Elimină ${label}`}
          count="3 rezultate"
        />
      </main>
    </>
  );
}
const WORDS = { filters: 'Filtre', close: 'Închide', show: 'Arată 3 rezultate' };
const THREE = ['Sibiu', 'Cluj', 'Alba'];
const button = (name: string) => screen.getByRole('button', { name });
const focus = () => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent;
};
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

test('after removing a chip, the focus moves to the next chip, or from the last one to the button next to it', async () => {
  render(<List names={THREE} />);
  await press('Elimină Sibiu');
  expect(focus()).toBe('Elimină Cluj');
  await press('Elimină Alba');
  expect(focus()).toBe('Șterge filtrele');
});

test.each(['Elimină Sibiu', 'Șterge filtrele'])(
  'after removing the last filter by „%s”, the search has the focus',
  async (name) => {
    render(<List names={['Sibiu']} />);
    await press(name);
    expect(focus()).toBe('Caută');
  },
);

test('after a click the search is not focused, which would open the keyboard of a phone; without a search the count has the focus', async () => {
  render(<List names={['Sibiu']} />);
  await userEvent.click(button('Elimină Sibiu'));
  expect(focus()).toBe('3 rezultate');
  cleanup();
  render(<List names={['Sibiu']} hasBar={false} />);
  await press('Elimină Sibiu');
  expect(focus()).toBe('3 rezultate');
});
