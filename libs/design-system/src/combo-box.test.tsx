import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ComboBoxField } from './combo-box-loader.tsx';

const options = [
  { value: 'sb', label: 'Sibiu' },
  { value: 'sj', label: 'Sălaj' },
  { value: 'cj', label: 'Cluj' },
];

function Page({ chosen = '' }) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <ComboBoxField label="Județul" options={options} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

beforeAll(async () => {
  // The first time takes longer than a test waits.
  await import('./combo-box-field.tsx');
});
afterEach(cleanup);

const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('text typed before the suggestions are loaded is kept, and an option can be chosen', async () => {
  render(<Page />);
  screen.getByRole('combobox', { name: 'Județul' }).focus();
  await userEvent.keyboard('sa');
  await waitFor(() => expect(shown()).toEqual(['Sălaj']));
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Județul' });
  expect([input.value, document.activeElement]).toEqual(['sa', input]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([input.value, screen.getByRole('status').textContent]).toEqual(['Sălaj', 'sj']);
});

test('Enter before the suggestions are loaded does not submit the form', () => {
  render(<Page />);
  const input = screen.getByRole('combobox', { name: 'Județul' });
  input.focus();
  // At once: the suggestions come with the next turn of the loop. A form is sent by what the key does of itself.
  const isLeftToBrowser = fireEvent.keyDown(input, { key: 'Enter' });
  expect(isLeftToBrowser).toBe(false);
});

test('the whole list is shown when the field is reached and nothing is typed', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Arată sugestiile' }));
  await waitFor(() => expect(shown()).toEqual(['Sibiu', 'Sălaj', 'Cluj']));
});

test('the chosen option stays visible when the field is reached, and the whole list is shown', async () => {
  render(<Page chosen="cj" />);
  screen.getByRole('combobox', { name: 'Județul' }).focus();
  await waitFor(() => expect(shown()).toEqual(['Sibiu', 'Sălaj', 'Cluj']));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Județul' }).value).toBe('Cluj');
});
