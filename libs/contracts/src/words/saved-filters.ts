import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'saved-filter.too_many': [422, 'Aveți deja 20 de filtre salvate. Ștergeți unul, apoi salvați altul.'],
  'saved-filter.name_taken': [409, 'Aveți deja un filtru salvat cu acest nume. Alegeți alt nume.'],
} as const satisfies Errors;

export const ACTS = {
  'saved-filter.create': 'Filtru salvat',
  'saved-filter.rename': 'Filtru salvat redenumit',
  'saved-filter.remove': 'Filtru salvat șters',
} satisfies Labels;
