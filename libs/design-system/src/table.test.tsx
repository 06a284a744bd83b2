/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Table, type TableSort, Td, Tr } from './table.tsx';

const columns = [
  { key: 'price', label: 'Preț', sortable: true },
  { key: 'firm', label: 'Firmă' },
];

function Offers() {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table caption="Oferte" columns={columns} sort={sort} onSort={setSort}>
      <Tr>
        <Td>68.400 lei</Td>
        <Td>Civis Digital</Td>
      </Tr>
    </Table>
  );
}

const header = (name: string) => screen.getByRole('columnheader', { name });

test('a sortable header says how its column is sorted, and changes it at each press', async () => {
  render(<Offers />);
  expect(header('Preț').getAttribute('aria-sort')).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Preț' }));
  expect(header('Preț').getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Preț' }));
  expect(header('Preț').getAttribute('aria-sort')).toBe('descending');
});

test('a column that cannot be sorted says nothing about it', () => {
  render(<Offers />);
  expect(header('Firmă').hasAttribute('aria-sort')).toBe(false);
});

test('a table that scrolls can be reached by keyboard under its own name', () => {
  render(<Offers />);
  expect(screen.getByRole('region', { name: 'Oferte' }).tabIndex).toBe(0);
});
