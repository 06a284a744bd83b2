/** Why the rest of an act was not performed. */
export const STOPPED = {
  rights: 'Administratorul care a pornit-o nu mai are dreptul să o facă. Rândurile rămase nu au fost atinse.',
  byHand: (name: string) => `Oprită de ${name}. Rândurile rămase nu au fost atinse.`,
  failed: 'Portalul nu a putut încheia acțiunea. Rândurile rămase nu au fost atinse.',
};

export const RESULTS = {
  file: 'actiune-in-masa',
  name: 'Nume',
  result: 'Rezultat',
  reason: 'Motiv',
  done: 'făcut',
  refused: 'refuzat',
  waiting: 'neatins',
};
