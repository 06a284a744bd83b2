export const strings = {
  giveUp: 'Renunță',
  reason: 'Motivul',
  ready: 'Text gata scris',
  chooseReady: 'Alegeți sau scrieți mai jos',
  reasonMissing: 'Scrieți motivul.',
};
