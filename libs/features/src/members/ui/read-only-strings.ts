export const strings = {
  readOnly: 'Aveți rol de cititor: puteți citi, nu și modifica',
  whoWrites: 'Modifică proprietarii și editorii organizației. Un proprietar vă poate da alt rol.',
  seeMembers: 'Vezi membrii',
};
