import type { Errors } from './words.ts';

export const MISSING_FIELDS = 'Vă rugăm completați toate câmpurile obligatorii';

export const PASSWORDS_DIFFER = 'Parolele nu se potrivesc';

export const ERRORS = {
  'registration.password_needed': [422, 'Scrieți parola aleasă la înscriere, pentru a confirma că cererea este a dvs.'],
  'registration.cui_exists': [409, 'O organizație cu acest CUI este deja înscrisă. Puteți cere acces la ea.'],
} as const satisfies Errors;

export const ACTS = {
  'registration.resend': 'Confirmare retrimisă',
};
