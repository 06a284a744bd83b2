import type { Errors } from './words.ts';

export const ERRORS = {
  'reminder.sent_today': [429, 'Despre aceasta s-a trimis o reamintire în ultimele 24 de ore.'],
  'reminder.recipient_full': [429, 'Organizația a primit azi 5 reamintiri. Încercați mâine.'],
  'reminder.not_due': [409, 'Termenul nu a trecut încă. Reamintirea se trimite după termen.'],
  'reminder.not_changed': [409, 'Solicitarea nu a fost modificată, nicio firmă nu are de reconfirmat oferta.'],
  'reminder.too_early': [
    409,
    'La proiect s-a lucrat în ultimele 7 zile. Reamintirea se trimite când nu mai apare nimic nou.',
  ],
} as const satisfies Errors;
