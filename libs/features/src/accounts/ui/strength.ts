import { PASSWORD_REASONS, type PasswordReason, passwordProblems } from '@psp/contracts/passwords';
import { PASSWORDS_DIFFER } from '@psp/contracts/words/registrations';
import { isApiError } from '@psp/remote/api-error';
import { strings } from './strings.ts';

/** Length in characters from which a password without weaknesses is very good. */
const LONG = 16;

/** Strength of a password. */
export interface Strength {
  /** 0 empty, 1 weak, 2 needs improvement, 3 good, 4 very good. */
  level: 0 | 1 | 2 | 3 | 4;
  /** Weaknesses to be corrected. */
  reasons: PasswordReason[];
}

/** Rates a password. `personal` must not occur in it; `refused` are the server's reasons against this password. */
export function strengthOf(
  password: string,
  personal: readonly string[],
  refused: readonly PasswordReason[] = [],
): Strength {
  if (password === '') return { level: 0, reasons: [] };
  const reasons = [...new Set([...passwordProblems(password, personal), ...refused])];
  if (reasons.length === 0) return { level: password.normalize('NFC').length >= LONG ? 4 : 3, reasons };
  return { level: reasons.includes('short') || reasons.length > 1 ? 1 : 2, reasons };
}

type PasswordErrors = { password?: string; confirmation?: string };

/** Validates a new password and its repetition; returns a message per invalid field. */
export function passwordErrors(password: string, confirmation: string, personal: readonly string[]): PasswordErrors {
  if (password === '') return { password: strings.missing };
  const { reasons } = strengthOf(password, personal);
  const errors: PasswordErrors = reasons.length > 0 ? { password: strings.weak } : {};
  if (confirmation === '') return { ...errors, confirmation: strings.confirmationMissing };
  return password.normalize('NFC') === confirmation.normalize('NFC')
    ? errors
    : { ...errors, confirmation: PASSWORDS_DIFFER };
}

const isReason = (value: unknown): value is PasswordReason =>
  typeof value === 'string' && Object.hasOwn(PASSWORD_REASONS, value);

/** Returns the reasons of a `weak_password` refusal; null for any other error. */
export function weakReasons(error: unknown): PasswordReason[] | null {
  if (!isApiError(error) || error.code !== 'weak_password') return null;
  const { reasons } = error.details;
  const known = Array.isArray(reasons) ? reasons.filter(isReason) : [];
  return known.length > 0 ? known : ['common'];
}
