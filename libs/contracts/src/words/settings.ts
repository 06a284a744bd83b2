import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'setting.new_year': [422, 'Anul Nou (1 ianuarie) rămâne zi liberă în fiecare an din listă.'],
  'setting.other_year': [422, 'Lista cuprinde zilele libere din acest an și din următorii doi.'],
} as const satisfies Errors;

export const ACTS = {
  'setting.save': 'Setare schimbată',
  'setting.restore': 'Setare readusă la o versiune dinainte',
} satisfies Labels;
