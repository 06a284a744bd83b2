import { cleaned } from './cleaned.ts';

/** Normalises a trade register number: upper case, without spaces. */
export const normaliseTradeRegister = (text: string): string => cleaned(text).replace(/\s/g, '').toUpperCase();

const OLD = /^([JFC])(\d{2})\/(\d{1,7})\/(\d{4})$/;
const NEW = /^([JFC])(\d{4})(\d{6})(\d{2})(\d)$/;
const LAST_OLD_YEAR = 2024;
const FIRST_YEAR = 1990;

const isCounty = (county: number): boolean => (county >= 1 && county <= 40) || county === 51 || county === 52;

/**
 * Validates a normalised number; returns a Romanian message or null. Accepts `J40/1234/2020` (J, F or C, county 1–40, 51 or
 * 52, year up to 2024) and the 14-character form since 26.07.2024 (`J2024038688005`: letter, year, six-digit serial, county
 * or 00, control digit).
 */
export function tradeRegisterProblem(number: string): string | null {
  const old = OLD.exec(number.replace(/^([JFC])(\d)\//, '$10$2/'));
  if (old) {
    if (!isCounty(Number(old[2]))) return 'Codul județului din numărul de registru este între 1 și 40, 51 sau 52.';
    const year = Number(old[4]);
    if (year < FIRST_YEAR) return 'Anul din numărul de registru nu poate fi înainte de 1990.';
    if (year > LAST_OLD_YEAR) return 'Forma cu bare se dă până în 2024; din 26.07.2024 numărul are 14 caractere.';
    return Number(old[3]) > 0 ? null : 'Numărul de ordine din registru nu poate fi zero.';
  }
  const recent = NEW.exec(number);
  if (recent) {
    const county = Number(recent[4]);
    if (county !== 0 && !isCounty(county)) return 'Codul județului din numărul de registru este 00, 1–40, 51 sau 52.';
    const year = Number(recent[2]);
    return year >= FIRST_YEAR && year <= new Date().getFullYear()
      ? null
      : 'Anul din numărul de registru nu este posibil.';
  }
  return 'Numărul de registru arată ca J40/1234/2020 sau, în forma nouă, ca J2024038688005.';
}
