import type { Labels } from './words.ts';

export const ACTS = {
  'editing.tell': 'Text deschis pentru modificare',
  'editing.end': 'Text închis',
} satisfies Labels;
