import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'saved-filter.too_many': [422, 'Aveți deja 20 de filtre salvate. Ștergeți unul, apoi salvați altul.'],
  'saved-filter.name_taken': [409, 'Aveți deja un filtru salvat cu acest nume. Alegeți alt nume.'],
  'saved-filter.lapsed': [422, 'Domeniul sau județul din aceste filtre nu mai există. Alegeți altul.'],
  'saved-filter.no_alerts': [
    422,
    'Alertele se trimit pentru oportunități active. Alegeți starea „Activ”, apoi porniți alertele.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'saved-filter.create': 'Filtru salvat',
  'saved-filter.rename': 'Filtru salvat modificat',
  'saved-filter.remove': 'Filtru salvat șters',
  'saved-filter.look': 'Filtru salvat deschis',
  'saved-filter.stop-alerts': 'Alerte oprite',
} satisfies Labels;
