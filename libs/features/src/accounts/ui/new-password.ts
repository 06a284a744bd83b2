import { weakReasons } from './strength.ts';
import { strings } from './strings.ts';

/** A new password as a form holds it. */
export const NO_PASSWORD = { password: '', confirmation: '' };

/** Tells a `weak_password` refusal at the field; null for any other. */
export const weakPassword = (error: Error): [['password', string]] | null =>
  weakReasons(error) ? [['password', strings.weak]] : null;
