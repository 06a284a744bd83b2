import { weakReasons } from './strength.ts';
import { strings } from './strings.ts';

/** Initial values of the password fields of a form. */
export const NO_PASSWORD = { password: '', confirmation: '' };

/** Returns the field error of a `weak_password` refusal; null for any other error. */
export const weakPassword = (error: Error): [['password', string]] | null =>
  weakReasons(error) ? [['password', strings.weak]] : null;
