import type { ProformaAction } from '../proformas.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'proforma.nothing_due': [409, 'Nu mai este niciun loc de plătit fără proformă.'],
  'proforma.paid_later': [422, 'Data plății nu poate fi în viitor.'],
} as const satisfies Errors;

export const ACTS = {
  'proforma.issue': 'Proformă emisă',
  'proforma.replace': 'Proformă înlocuită',
  'proforma.withdraw': 'Proformă retrasă',
  'proforma.pay': 'Proformă plătită',
  'proforma.unpay': 'Plata proformei, anulată',
} satisfies Labels<`proforma.${ProformaAction | 'issue'}`>;

export const LIVE_TOPICS = { proforma: ['events', 'trainings', 'packages'] } as const satisfies LiveLists;
