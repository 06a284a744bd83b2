import type { Labels } from './words.ts';

export const ACTS = {
  'audit.export': 'Jurnal exportat',
} satisfies Labels;
