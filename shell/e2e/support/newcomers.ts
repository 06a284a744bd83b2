import { cuiProblem } from '@psp/contracts/cui';
import { uniqueWord } from './page.ts';

/** A strong password that no demonstration account has. */
export const NEW_PASSWORD = 'Castel-verde-47-pe-deal';

/** A person without an account. */
export interface Newcomer {
  name: string;
  position: string;
  email: string;
  phone: string;
  /** Occurs in no other text of the portal. */
  word: string;
}

export function newcomer(name: string, position: string): Newcomer {
  const word = uniqueWord();
  return { name, position, word, email: `${word}@exemplu.example`, phone: '0722 123 456' };
}

/** A valid, unused tax code; different in every run. */
export function newTaxCode(): string {
  const digits = String(90_000_000 + Math.floor(Math.random() * 9_999_999));
  const codes = Array.from({ length: 10 }, (_, last) => `${digits}${last}`);
  return codes.find((code) => cuiProblem(code) === null) ?? '';
}
