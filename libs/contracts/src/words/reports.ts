import type { Labels } from './words.ts';

export const ACTS = {
  'report.file': 'Raport PDF întocmit',
  'report-mail.start': 'Raport lunar pe e-mail pornit',
  'report-mail.stop': 'Raport lunar pe e-mail oprit',
} satisfies Labels;
