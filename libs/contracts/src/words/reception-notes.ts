import type { Errors } from './words.ts';

export const ERRORS = {
  'reception_note.exists': [409, 'Procesul-verbal de recepție există deja sau se întocmește.'],
} as const satisfies Errors;
