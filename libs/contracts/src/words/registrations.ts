import type { Errors } from './words.ts';

export const ERRORS = {
  'registration.password_needed': [422, 'Scrieți parola aleasă la înscriere, pentru a confirma că cererea este a dvs.'],
  'registration.cui_exists': [409, 'O organizație cu acest CUI este deja înscrisă. Puteți cere acces la ea.'],
} as const satisfies Errors;

export const ACTS = {
  'registration.resend': 'Confirmare retrimisă',
};
