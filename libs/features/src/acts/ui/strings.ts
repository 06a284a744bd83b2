export const strings = {
  giveUp: 'Renunță',
  reason: 'Motivul',
  ready: 'Motiv gata scris',
  chooseReady: 'Alegeți sau scrieți mai jos',
  reasonMissing: 'Scrieți motivul.',
};
