import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'event-material.type': [415, 'Alegeți un fișier PDF, DOCX, XLSX, PPTX, PNG sau JPEG.'],
  'event-material.gone': [422, 'Fișierul încărcat nu mai există. Încărcați-l din nou.'],
  'event-material.too_many': [422, 'Un eveniment poate avea cel mult 50 de materiale.'],
} as const satisfies Errors;

export const ACTS = {
  'event-material.upload': 'Fișier încărcat pentru un eveniment',
  'event-material.add': 'Material adăugat',
  'event-material.edit': 'Material schimbat',
  'event-material.remove': 'Material scos',
  'event-material.order': 'Ordinea materialelor schimbată',
} satisfies Labels;

export const LIVE_TOPICS = { 'event-material': ['events'] } as const satisfies LiveLists;
