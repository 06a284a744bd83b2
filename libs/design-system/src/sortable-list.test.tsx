import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { movedItem, SortableList } from './sortable-list.tsx';

function Sorted() {
  const [items, setItems] = useState(['Turnul', 'Parcul', 'Lacul']);
  return (
    <SortableList
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onMove={(from, to) => setItems(movedItem(items, from, to))}
    >
      {(item) => <span>{item}</span>}
    </SortableList>
  );
}

const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('buttons move an item, keep the focus on it and say where it is; at the end they do nothing', async () => {
  render(<Sorted />);
  const down = screen.getByRole('button', { name: 'Mută mai jos: Turnul' });
  down.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(order()).toEqual(['Parcul', 'Lacul', 'Turnul']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mută mai jos: Turnul' }));
  expect(screen.getByRole('status').textContent).toBe('Turnul: locul 3 din 3');
  await userEvent.click(screen.getByRole('button', { name: 'Mută mai sus: Turnul' }));
  expect(order()).toEqual(['Parcul', 'Turnul', 'Lacul']);
});

test('an item is dragged by its handle to the place of another', () => {
  const { container } = render(<Sorted />);
  const [, , last] = container.querySelectorAll('[data-handle]');
  const [first] = screen.getAllByRole('listitem');
  if (!last || !first) throw new Error('no items');
  fireEvent.drop(first);
  expect(order()).toEqual(['Turnul', 'Parcul', 'Lacul']);
  fireEvent.dragStart(last);
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  expect(order()).toEqual(['Lacul', 'Turnul', 'Parcul']);
});
