/** What applicants read: refusals of single fields, and why a claim has ended. */
export const strings = {
  unknownAuthority: 'Instituția nu este în registrul autorităților. Alegeți-o din nou din listă.',
  otherKind: 'Tipul organizației nu se poate schimba.',
  claimSettled: (approved: string): string =>
    `Asociația a verificat cererile cu același CUI și a aprobat-o pe cea a organizației „${approved}”. Dacă lucrați acolo, cereți acces la ea din pagina de înscriere. Dacă organizația este a dvs., scrieți-ne din pagina Suport.`,
  tooManyFiles: (max: number): string => `O cerere are cel mult ${max} de fișiere. Ștergeți din cele trimise deja.`,
};
