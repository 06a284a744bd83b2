/* Without zod, for pages that only show the weaknesses. */

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

export const PASSWORD_REASONS = {
  short: `Are mai puțin de ${PASSWORD_MIN} caractere.`,
  personal: 'Conține numele, e-mailul sau instituția dvs.',
  repeated: 'Repetă aceleași caractere.',
  sequence: 'Este un șir previzibil, cum sunt 123456 sau qwerty.',
  common: 'Se află pe listele de parole cunoscute sau se ghicește ușor.',
} as const;
export type PasswordReason = keyof typeof PASSWORD_REASONS;

const SEQUENCES = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SEQUENCE_LENGTH = 6;
const DISTINCT_MIN = 5;
const PERSONAL_MIN = 4;

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function hasSequence(password: string): boolean {
  return SEQUENCES.flatMap((row) => [row, [...row].reverse().join('')]).some((row) =>
    Array.from({ length: row.length - SEQUENCE_LENGTH + 1 }, (_, from) => row.slice(from, from + SEQUENCE_LENGTH)).some(
      (run) => password.includes(run),
    ),
  );
}

/**
 * Weaknesses of a password that need no word lists. `personal`: known texts about the person (name, e-mail, institution), of
 * which words of at least four letters count.
 */
export function passwordProblems(password: string, personal: readonly string[] = []): PasswordReason[] {
  const folded = fold(password);
  const words = personal
    .flatMap((text) => fold(text).split(/[^a-z0-9]+/))
    .filter(({ length }) => length >= PERSONAL_MIN);
  const reasons: PasswordReason[] = [];
  if (password.normalize('NFC').length < PASSWORD_MIN) reasons.push('short');
  if (new Set(folded).size < DISTINCT_MIN) reasons.push('repeated');
  if (hasSequence(folded)) reasons.push('sequence');
  if (words.some((word) => folded.includes(word))) reasons.push('personal');
  return reasons;
}
