import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { DateField } from './date-field.tsx';
import { expectFocus } from './testing/focus.ts';

afterEach(cleanup);

type Given = Partial<ComponentProps<typeof DateField>>;

function Validity({ value: first = '', ...rest }: Given) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField label="Valabilă până la" {...rest} value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Golește
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valabilă până la' });
const value = () => screen.getByRole('status').textContent;
const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Arată calendarul' });
async function openCalendar() {
  await userEvent.click(opener());
  return within(await screen.findByRole('dialog', { name: 'Valabilă până la' }));
}

test('digits typed as in Romania are day, month and year', async () => {
  render(<Validity />);
  await userEvent.type(field(), '20022027');
  expect(value()).toBe('2027-02-20');
  expect(field().value).toBe('20022027');
  await userEvent.tab();
  expect(field().value).toBe('20.02.2027');
});

test.each(['20.02.', '31.06.2027', '05.06.27'])(
  '%j stays in the field and is not passed on as a date',
  async (text) => {
    render(<Validity value="2027-01-15" />);
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    expect(value()).toBe('');
    await userEvent.tab();
    expect(field().value).toBe(text);
    expect(value()).toBe(text);
  },
);

test('Enter updates the value before the form is submitted', async () => {
  render(<Validity />);
  await userEvent.type(field(), '20.02{Enter}');
  expect(value()).toBe('20.02');
});

test('a pasted day is read, an emptied field has none, and a form may empty it', async () => {
  render(<Validity />);
  await userEvent.click(field());
  await userEvent.paste('5.6.2027');
  expect(value()).toBe('2027-06-05');
  await userEvent.clear(field());
  expect(value()).toBe('');
  await userEvent.type(field(), '31.06.2027');
  await userEvent.click(screen.getByRole('button', { name: 'Golește' }));
  expect(field().value).toBe('');
});

test('label, hint, error, name and id belong to the box', async () => {
  render(<Validity id="validitate" name="validUntil" hint="Cel puțin o lună." error="Scrieți ziua." />);
  await userEvent.click(screen.getByText('Valabilă până la'));
  expect(document.activeElement).toBe(field());
  expect([field().id, field().name]).toEqual(['validitate', 'validUntil']);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe('validitate-hint validitate-error');
  expect(field().placeholder).toBe('zz.ll.aaaa');
});

test('a disabled field opens no calendar', () => {
  render(<Validity isDisabled />);
  expect(field().disabled && opener().disabled).toBe(true);
});

test('the calendar speaks Romanian and its weeks begin on Monday', async () => {
  render(<Validity value="2027-02-20" min="2027-02-10" />);
  const calendar = await openCalendar();
  expect(calendar.getByRole('grid').getAttribute('aria-label')).toContain('februarie 2027');
  for (const name of ['Luna anterioară', 'Luna următoare'])
    expect(calendar.getAllByRole('button', { name }).length).toBeGreaterThan(0);
  const days = calendar.getAllByRole('columnheader', { hidden: true }).map((day) => day.textContent);
  expect([days[0], days.at(-1)]).toEqual(['lun.', 'dum.']);
  expect(calendar.getByRole('button', { name: 'sâmbătă, 20 februarie 2027, selectat' })).toBe(document.activeElement);
  expect(calendar.getByRole('button', { name: /^miercuri, 10 februarie 2027, prima zi care/ })).toBeTruthy();
  expect(calendar.getByRole('button', { name: 'marți, 9 februarie 2027' }).getAttribute('aria-disabled')).toBe('true');
});

test('a day is taken from the calendar by keyboard, and the focus goes back', async () => {
  render(<Validity value="2027-02-20" />);
  await openCalendar();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Enter}');
  expect(value()).toBe('2027-03-28');
  expect(field().value).toBe('28.03.2027');
  await expectFocus(opener);
});

test('Escape closes the calendar and changes nothing', async () => {
  render(<Validity value="2027-02-20" />);
  await openCalendar();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(value()).toBe('2027-02-20');
  await expectFocus(opener);
});
