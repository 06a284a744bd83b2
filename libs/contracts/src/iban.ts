import { cleaned } from './cleaned.ts';

/** Normalises an account number: without spaces and hyphens, in capitals. */
export const normaliseIban = (text: string): string =>
  cleaned(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/* Letters count as two digits, A as 10; the first four characters come last (ISO 13616). */
const remainder = (iban: string): bigint =>
  BigInt((iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % 97n;

/** Whether a normalised account number is of a bank in Romania, and its check digits fit. */
export const isIban = (iban: string): boolean => /^RO\d{2}[A-Z]{4}[A-Z\d]{16}$/.test(iban) && remainder(iban) === 1n;

/** An account number in groups of four characters, as it is printed. */
export const showIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');
