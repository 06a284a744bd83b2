import type { Labels } from './words.ts';

export const ACTS = {
  'partner.favour': 'Partener adăugat la favorite',
  'partner.unfavour': 'Partener scos de la favorite',
} satisfies Labels;
