/** What the partners that give the discount apply it to. */
export const ACCEPTED: readonly string[] = [
  'la găzduire și la copiile de siguranță',
  'la toate serviciile de instruire',
  'la consultanță, în afara tarifelor fixe',
  'la primul an de mentenanță',
  'la proiectare, de la a doua lucrare',
  'la licențe și la instalarea lor',
];

/** Uses of the code of the firm with a demo account, the oldest first. */
export const USES: readonly { daysAgo: number; note: string }[] = [
  { daysAgo: 52, note: 'Găzduire pe un an' },
  { daysAgo: 31, note: 'Curs de achiziții pentru doi colegi' },
  { daysAgo: 9, note: 'Două zile de consultanță' },
];
