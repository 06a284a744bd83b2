import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rules.ts';

export {
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_REASONS,
  type PasswordReason,
  passwordProblems,
} from './password-rules.ts';

/** A new password. Its strength is checked by `passwordProblems` and by the server's lists. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, `Parola are cel puțin ${PASSWORD_MIN} caractere.`)
  .max(PASSWORD_MAX, `Parola are cel mult ${PASSWORD_MAX} de caractere.`);
