import type { Errors } from './words.ts';

export const ERRORS = {
  'purchase_file.running': [409, 'Dosarul se întocmește deja.'],
  'purchase_file.draft': [409, 'Dosarul se întocmește după trimiterea solicitării.'],
} as const satisfies Errors;
