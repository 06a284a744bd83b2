import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { overPlainHttp } from './testing/plain-http.ts';
import { TextListField } from './text-list-field.tsx';

afterEach(cleanup);

function Features({ first, most = 10 }: { first: string[]; most?: number }) {
  const [value, setValue] = useState(first);
  return (
    <TextListField
      label="Ce cuprinde"
      add="Adaugă un punct"
      itemLabel={(number) => `Punctul ${number}`}
      most={most}
      maxLength={160}
      value={value}
      onChange={setValue}
    />
  );
}
const shown = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('added items get the focus, also by Enter, up to the maximum number', async () => {
  render(<Features first={[]} most={3} />);
  await press('Adaugă un punct');
  await userEvent.keyboard('Instruire{Enter}Garanție{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Punctul 3'));
  await userEvent.keyboard('Migrare{Enter}');
  expect(shown()).toEqual(['Instruire', 'Garanție', 'Migrare']);
  expect(screen.queryByRole('button', { name: 'Adaugă un punct' })).toBeNull();
});

test('items are added over plain http, too', async () => {
  const restore = overPlainHttp();
  render(<Features first={[]} />);
  await press('Adaugă un punct');
  restore();
  expect(shown()).toEqual(['']);
});

test('of two equal items the right one is removed, and the focus is kept', async () => {
  render(<Features first={['Instruire', 'Garanție', 'Instruire']} />);
  screen.getAllByRole('button', { name: 'Șterge: Instruire' })[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['Garanție', 'Instruire']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Șterge: Garanție' }));
});

test('a moved item keeps its field and its focus', async () => {
  render(<Features first={['Instruire', 'Garanție']} />);
  await press('Mută mai jos: Instruire');
  expect(shown()).toEqual(['Garanție', 'Instruire']);
  await userEvent.type(screen.getByLabelText('Punctul 2'), ' nouă');
  expect(shown()).toEqual(['Garanție', 'Instruire nouă']);
});
