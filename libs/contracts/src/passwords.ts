import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rules.ts';

export {
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_REASONS,
  type PasswordReason,
  passwordProblems,
} from './password-rules.ts';

const TOO_LONG = `Parola are cel mult ${PASSWORD_MAX} de caractere.`;

/*
 * Keyboards encode one letter as one character or as several, which NFC joins. The cost of joining grows with the square of
 * consecutive combining marks.
 */
const joined = z
  .string()
  .max(4 * PASSWORD_MAX, TOO_LONG)
  .normalize('NFC');

/** A new password. Its strength is checked by `passwordProblems` and by the server's lists. */
export const newPassword = joined
  .min(PASSWORD_MIN, `Parola are cel puțin ${PASSWORD_MIN} caractere.`)
  .max(PASSWORD_MAX, TOO_LONG);

/** An existing password; `missing` is the message for an empty one. */
export const knownPassword = (missing = 'Scrieți parola.') => joined.min(1, missing).max(PASSWORD_MAX, TOO_LONG);
