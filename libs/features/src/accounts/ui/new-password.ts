import { z } from 'zod';
import { weakReasons } from './strength.ts';
import { strings } from './strings.ts';

/** A new password as a form holds it. */
export const NO_PASSWORD = { password: '', confirmation: '' };

/** What a form has besides the body that it sends: the password once more, which `passwordErrors` judges. */
export const repetition = { confirmation: z.string() };

/** Tells a `weak_password` refusal at the field; null for any other. */
export const weakPassword = (error: Error): [['password', string]] | null =>
  weakReasons(error) ? [['password', strings.weak]] : null;
