import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'opportunity.begun': [409, 'Firma dvs. a început să răspundă la această solicitare, de aceea nu poate fi ignorată.'],
} as const satisfies Errors;

export const ACTS = {
  'opportunity.ignore': 'Oportunitate ignorată',
  'opportunity.restore': 'Oportunitate readusă în listă',
} satisfies Labels;
