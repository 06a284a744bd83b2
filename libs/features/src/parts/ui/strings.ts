export const strings = {
  sectionsTitle: 'Secțiuni',
  complete: 'completat',
  completeOf: (complete: number, all: number) => `${complete} din ${all} complete`,
  edit: 'Modifică',
  editSection: (name: string) => `Modifică: ${name}`,
  remove: 'Șterge',
  saving: 'Se salvează…',
  giveUp: 'Renunță',
  conflictTitle: 'Altcineva a salvat între timp această secțiune',
  conflict: 'Nimic nu s-a pierdut. Comparați cele două variante și alegeți una.',
};
