import type { Errors, Labels, Todos } from './words.ts';

export const ERRORS = {
  'confirmation.closed': [409, 'Cererea de confirmare nu mai este valabilă. Firma poate trimite alta.'],
} as const satisfies Errors;

export const ACTS = {
  'work-confirmation.ask': 'Confirmarea unei lucrări cerută',
  'work-confirmation.revoke': 'Cererea de confirmare a unei lucrări retrasă',
  'work-confirmation.confirm': 'Lucrare din portofoliu confirmată',
  'work-confirmation.decline': 'Lucrare din portofoliu neconfirmată',
  'work-confirmation.drop': 'Confirmarea unei lucrări pierdută: lucrarea a fost schimbată sau ștearsă',
  'work-confirmation.expire': 'Cererea de confirmare a unei lucrări a expirat',
} satisfies Labels;

export const TODOS = { uat: { confirmWork: 90 } } as const satisfies Todos;
