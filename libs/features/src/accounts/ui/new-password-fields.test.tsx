import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { NewPasswordFields } from './new-password-fields.tsx';

afterEach(cleanup);

function Form() {
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const field = (name: keyof typeof values) => ({
    ...{ id: name, name, value: values[name], error: undefined, isDisabled: false },
    onChange: (text: string) => setValues((before) => ({ ...before, [name]: text })),
  });
  return <NewPasswordFields of={{ field, refusalOf: () => null }} personal={['Ana Pop']} />;
}

test('the weaknesses of a password are listed in a polite live region', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Parola'), 'abcdefghijkl');
  const reason = screen.getByText('Este un șir previzibil, cum sunt 123456 sau qwerty.');
  expect(reason.closest('[aria-live="polite"]')?.textContent).toContain('Siguranța parolei: de îmbunătățit');
});

test('a password manager can fill both fields, and pasting is allowed', async () => {
  render(<Form />);
  for (const name of ['Parola', 'Confirmați parola']) {
    const field = screen.getByLabelText(name);
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    await userEvent.click(field);
    await userEvent.paste('carte verde fluviu');
    expect((field as HTMLInputElement).value).toBe('carte verde fluviu');
  }
  expect(screen.getByText('foarte bună')).toBeTruthy();
});

test('the password can be shown and hidden again', async () => {
  render(<Form />);
  const [show] = screen.getAllByRole('button', { name: 'Arată' });
  if (show) await userEvent.click(show);
  expect(screen.getByLabelText('Parola').getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ascunde' }));
  expect(screen.getByLabelText('Parola').getAttribute('type')).toBe('password');
});
