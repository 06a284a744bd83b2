import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { DateField } from './date-field.tsx';
import { PasswordField, SearchField } from './joined-fields.tsx';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField, TextField } from './text-fields.tsx';
import { fillIn } from './testing/fill-in.ts';

afterEach(cleanup);

const OPTIONS = ['SB', 'CJ'].map((value) => ({ value, label: value }));

function Form({ sent }: { sent: (values: object) => void }) {
  const [values, setValues] = useState({ name: '', password: '', county: '', note: 'unu\r\ndoi' });
  const [latest] = useState({ current: values });
  const field = (name: keyof typeof values) => ({
    label: name,
    value: values[name],
    onChange: (value: string) => {
      latest.current = { ...latest.current, [name]: value };
      setValues(latest.current);
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(latest.current);
      }}
    >
      <TextField {...field('name')} />
      <PasswordField {...field('password')} showLabel="Arată" hideLabel="Ascunde" autoComplete="current-password" />
      <SelectField {...field('county')} options={OPTIONS} placeholder="Alegeți" />
      <TextAreaField {...field('note')} />
      <button type="submit">Trimite</button>
    </form>
  );
}

function Others({ sent }: { sent: (values: object) => void }) {
  const [values, setValues] = useState<{ price: number | null; day: string; words: string }>({
    ...{ price: null, day: '', words: '' },
  });
  const latest = useRef(values);
  const change = (changed: Partial<typeof values>) => {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(latest.current);
      }}
    >
      <NumberField label="Preț" suffix="lei" value={values.price} onChange={(price) => change({ price })} />
      <DateField label="Termen" value={values.day} onChange={(day) => change({ day })} />
      <SearchField label="Caută" value={values.words} onChange={(words) => change({ words })} />
      <button type="submit">Trimite</button>
    </form>
  );
}

test('values that a password manager fills in without an event are submitted', async () => {
  const sent: object[] = [];
  render(<Form sent={(values) => sent.push(values)} />);
  fillIn(screen.getByLabelText<HTMLInputElement>('name'), 'Ana Pop');
  fillIn(screen.getByLabelText<HTMLInputElement>('password'), 'parola-de-test');
  fillIn(screen.getByLabelText<HTMLSelectElement>('county'), 'CJ');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite' }));
  expect(sent).toEqual([{ name: 'Ana Pop', password: 'parola-de-test', county: 'CJ', note: 'unu\r\ndoi' }]);
});

test('number, date and search fields filled in without an event are submitted too', async () => {
  const sent: object[] = [];
  render(<Others sent={(values) => sent.push(values)} />);
  fillIn(screen.getByLabelText<HTMLInputElement>(/^Preț/), '1.250,5');
  fillIn(screen.getByLabelText<HTMLInputElement>('Termen'), '20.02.2027');
  fillIn(screen.getByLabelText<HTMLInputElement>('Caută'), 'drum');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite' }));
  expect(sent).toEqual([{ price: 1250.5, day: '2027-02-20', words: 'drum' }]);
});

test('an invalid date is filled in as text, which the form can refuse', async () => {
  const sent: object[] = [];
  render(<Others sent={(values) => sent.push(values)} />);
  fillIn(screen.getByLabelText<HTMLInputElement>('Termen'), '31.06.2027');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite' }));
  expect(sent).toEqual([{ price: null, day: '31.06.2027', words: '' }]);
});

test('unchanged values are submitted as they are, even if the control shows them differently', () => {
  const sent: object[] = [];
  const { container } = render(<Form sent={(values) => sent.push(values)} />);
  fireEvent.submit(container.querySelector('form') ?? container);
  expect(sent).toEqual([{ name: '', password: '', county: '', note: 'unu\r\ndoi' }]);
});
