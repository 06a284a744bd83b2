/** Refusals of single fields of an organisation's details. */
export const strings = {
  unknownAuthority: 'Instituția nu este în registrul autorităților. Alegeți-o din nou din listă.',
  otherKind: 'Tipul organizației nu se poate schimba.',
  tooManyFiles: (max: number): string => `O cerere are cel mult ${max} de fișiere. Ștergeți din cele trimise deja.`,
};
