import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './number-field.tsx';

function Budget() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Buget" suffix="lei" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Buget lei' });
const value = () => screen.getByRole('status').textContent;

test('a number takes its Romanian form when the field is left', async () => {
  render(<Budget />);
  await userEvent.type(field(), '1234567,5');
  expect(value()).toBe('1234567.5');
  expect(field().value).toBe('1234567,5');
  await userEvent.tab();
  expect(field().value).toBe('1.234.567,5');
});

test('a number is shown with all its decimals', async () => {
  render(<Budget />);
  await userEvent.type(field(), '1012,345');
  await userEvent.tab();
  expect(field().value).toBe('1.012,345');
  expect(value()).toBe('1012.345');
});

test('text that is not a number stays in the field and does not count as empty', async () => {
  render(<Budget />);
  await userEvent.type(field(), 'cinci mii');
  await userEvent.tab();
  expect(field().value).toBe('cinci mii');
  expect(value()).toBe('NaN');
});

test('an emptied field has no value', async () => {
  render(<Budget />);
  await userEvent.type(field(), '15');
  await userEvent.clear(field());
  expect(value()).toBe('null');
});

test('a spreadsheet number with a leading zero is read as a decimal', async () => {
  render(<Budget />);
  await userEvent.type(field(), '0.250');
  await userEvent.tab();
  expect(field().value).toBe('0,25');
  expect(value()).toBe('0.25');
});

test('a comma before three digits is questioned before and after the field is left', async () => {
  render(<Budget />);
  await userEvent.type(field(), '15,000');
  expect(screen.getByText('15 lei, nu 15.000?')).toBeTruthy();
  await userEvent.tab();
  expect(value()).toBe('15');
  expect(field().value).toBe('15');
  await userEvent.click(screen.getByRole('button', { name: 'Scrie 15.000' }));
  expect(value()).toBe('15000');
  expect(field().value).toBe('15.000');
  expect(screen.queryByText(/nu 15.000/)).toBeNull();
});

test('a pasted cell may contain its unit, and several cells are not a number', async () => {
  render(<Budget />);
  await userEvent.click(field());
  await userEvent.paste('15.000,50 lei');
  expect(value()).toBe('15000.5');
  await userEvent.clear(field());
  await userEvent.paste('12\r\n13\r\n');
  expect(field().value).toBe('12; 13');
  expect(value()).toBe('NaN');
});

test('a year has no dot between its digits, filled in or typed', async () => {
  function Year() {
    const [year, setYear] = useState<number | null>(2025);
    return <NumberField label="Anul" value={year} onChange={setYear} hasDecimals={false} isYear />;
  }
  render(<Year />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Anul' });
  expect(input.value).toBe('2025');
  await userEvent.clear(input);
  await userEvent.type(input, '2024');
  await userEvent.tab();
  expect(input.value).toBe('2024');
});
