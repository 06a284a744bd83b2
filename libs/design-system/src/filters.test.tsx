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

test('a chip that is removed hands the focus to the one in its place, the last one to the button beside', async () => {
  render(<List names={THREE} />);
  await press('Elimină Sibiu');
  expect(focus()).toBe('Elimină Cluj');
  await press('Elimină Alba');
  expect(focus()).toBe('Șterge filtrele');
});

test.each(['Elimină Sibiu', 'Șterge filtrele'])(
  'after the last filter, by „%s”, one is back in the search',
  async (name) => {
    render(<List names={['Sibiu']} />);
    await press(name);
    expect(focus()).toBe('Caută');
  },
);

test('no keyboard rises over the page for who clicked, and where there is no search the count has the focus', async () => {
  render(<List names={['Sibiu']} />);
  await userEvent.click(button('Elimină Sibiu'));
  expect(focus()).toBe('3 rezultate');
  cleanup();
  render(<List names={['Sibiu']} hasBar={false} />);
  await press('Elimină Sibiu');
  expect(focus()).toBe('3 rezultate');
});
