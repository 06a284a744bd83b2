/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Tabs } from './tabs.tsx';

const items = [
  { key: 'details', label: 'Detalii', content: <p>Șase lămpi</p> },
  { key: 'offers', label: 'Oferte (4)', content: <p>Softprim</p> },
];

test('on paper the content of every tab stands under its label, and the chosen one alone again after', () => {
  render(<Tabs label="Solicitare" items={items} selected="details" onSelect={() => undefined} />);
  expect(screen.queryByText('Softprim')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Detalii', 'Oferte (4)']);
  expect(screen.getByText('Softprim')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Softprim')).toBeNull();
});
