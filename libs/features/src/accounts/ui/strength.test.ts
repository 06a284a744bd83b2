import { expect, test } from '@jest/globals';
import { ApiError } from '@psp/remote/api-error';
import { passwordErrors, strengthOf, weakReasons } from './strength.ts';

const ana = ['Ana Pop', 'ana.pop@floresti.ro', 'Comuna Florești'];

test('an empty password has no level and no reasons', () => {
  expect(strengthOf('', ana)).toEqual({ level: 0, reasons: [] });
});

test('the level of a password goes from weak to very good', () => {
  expect(strengthOf('scurt', ana).level).toBe(1);
  expect(strengthOf('carteverde12', ana)).toEqual({ level: 3, reasons: [] });
  expect(strengthOf('carte verde fluviu', ana)).toEqual({ level: 4, reasons: [] });
});

test('a password that contains the name of the institution must be improved, regardless of diacritics', () => {
  expect(strengthOf('lafloresti e frumos', ana)).toEqual({ level: 2, reasons: ['personal'] });
});

test('a reason from the server lowers the level of a password that looked good', () => {
  expect(strengthOf('carte verde fluviu', ana, ['common'])).toEqual({ level: 2, reasons: ['common'] });
});

test('weak, missing and different passwords each have their own message', () => {
  expect(passwordErrors('', '', ana)).toEqual({ password: 'Scrieți parola.' });
  expect(passwordErrors('qwerty123456', '', ana)).toEqual({
    password: 'Parola este prea ușor de ghicit.',
    confirmation: 'Scrieți parola încă o dată.',
  });
  expect(passwordErrors('carte verde fluviu', 'carte verde', ana)).toEqual({
    confirmation: 'Parolele nu se potrivesc',
  });
  expect(passwordErrors('carte verde fluviu', 'carte verde fluviu', ana)).toEqual({});
});

test('the reasons of a refusal are read; unknown reasons become `common`', () => {
  const weak = (reasons: unknown) => new ApiError(422, 'weak_password', 'Slabă.', { reasons });
  expect(weakReasons(weak(['short', 'sequence']))).toEqual(['short', 'sequence']);
  expect(weakReasons(weak('ceva'))).toEqual(['common']);
  expect(weakReasons(new ApiError(500, 'internal', ''))).toBeNull();
});
