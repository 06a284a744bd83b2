export const strings = {
  giveUp: 'Renunță',
  close: 'Închide',
  sending: 'Se trimite…',
  reason: 'Motivul',
  reasonMissing: 'Scrieți motivul.',
};
