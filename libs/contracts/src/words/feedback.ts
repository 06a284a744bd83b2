import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'event-feedback.not_attended': [409, 'Răspund cei notați ca prezenți la eveniment.'],
  'event-feedback.not_over': [409, 'Puteți răspunde după ce evenimentul se încheie.'],
  'event-feedback.closed': [409, 'Formularul s-a închis: termenul de răspuns a trecut.'],
  'event-feedback.too_few': [
    409,
    'Rezultatele apar după închiderea formularului, dacă sunt cel puțin trei răspunsuri.',
  ],
} as const satisfies Errors;

export const ACTS = { 'event-feedback.write': 'Părere despre un eveniment' } satisfies Labels;
