import type { Labels } from './words.ts';

export const ACTS = {
  'calendar.open': 'Adresă de calendar creată',
  'calendar.close': 'Adresă de calendar oprită',
} satisfies Labels;
