/** Messages for applicants: field errors, and the reason why a claim was rejected. */
export const strings = {
  unknownAuthority: 'Instituția nu este în registrul autorităților. Alegeți-o din nou din listă.',
  noDomain: 'Alegeți cel puțin un domeniu care urmează din expertiză.',
  otherKind: 'Tipul organizației nu se poate schimba.',
  claimSettled: (approved: string): string =>
    `Asociația a verificat cererile cu acest CUI, care este al organizației „${approved}”. Dacă lucrați acolo, cereți acces la ea din pagina de înscriere. Dacă organizația este a dvs., scrieți-ne din pagina Suport.`,
  tooManyFiles: (max: number): string => `O cerere are cel mult ${max} de fișiere. Ștergeți din cele trimise deja.`,
};
