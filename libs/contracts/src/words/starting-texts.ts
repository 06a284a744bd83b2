import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'starting-text.too_many': [422, 'Domeniul are deja 20 de texte. Retrageți unul, apoi adăugați altul.'],
} as const satisfies Errors;

export const ACTS = {
  'starting-text.create': 'Text de pornire adăugat',
  'starting-text.edit': 'Text de pornire modificat',
  'starting-text.restore': 'Text de pornire readus la o versiune anterioară',
  'starting-text.retire': 'Text de pornire retras',
  'starting-text.show': 'Text de pornire repus',
  'starting-text.order': 'Ordinea textelor de pornire schimbată',
} satisfies Labels;
