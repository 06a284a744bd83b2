export const strings = {
  giveUp: 'Renunță',
  reason: 'Motivul',
  reasonMissing: 'Scrieți motivul.',
};
