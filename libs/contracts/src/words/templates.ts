import type { Errors } from './words.ts';

export const ERRORS = {
  'template.broken': [409, 'Modelul are câmpuri scrise greșit și nu poate fi completat. Descărcați-l gol.'],
} as const satisfies Errors;
