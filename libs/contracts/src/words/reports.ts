import type { Labels } from './words.ts';

export const ACTS = {
  'report.file': 'Raport PDF întocmit',
  'report-mail.start': 'Raport lunar pe e-mail pornit',
  'report-mail.stop': 'Raport lunar pe e-mail oprit',
  'network-report.compute': 'Raportul rețelei socotit din nou',
  'network-mail.edit': 'Raportul lunar al rețelei, pe e-mail, schimbat',
} satisfies Labels;
