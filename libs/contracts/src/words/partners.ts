import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'certificate.file_type': [415, 'Fișierul unui certificat este PDF, PNG sau JPEG.'],
  'badge.conditions': [422, 'Nu sunt îndeplinite toate condițiile insignei.'],
} as const satisfies Errors;

export const ACTS = {
  'partner.favour': 'Partener adăugat la favorite',
  'partner.unfavour': 'Partener scos de la favorite',
} satisfies Labels;
