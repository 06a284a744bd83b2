import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'notice.too_many': [
    429,
    'Ați făcut într-un timp scurt foarte multe operațiuni despre care sunt anunțate alte organizații. Nu s-a pierdut nimic; continuați peste câteva minute.',
  ],
  'notice.same_again': [
    429,
    'Cealaltă organizație a fost anunțată astăzi de prea multe ori despre același lucru. Nu s-a pierdut nimic; încercați din nou mâine.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'notification.read': 'Notificare citită',
  'notification.readAll': 'Notificări citite',
} satisfies Labels;
