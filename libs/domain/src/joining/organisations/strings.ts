/** What applicants read: refusals of single fields, why a claim has ended; what an organisation asks of the association. */
export const strings = {
  unknownAuthority: 'Instituția nu este în registrul autorităților. Alegeți-o din nou din listă.',
  noDomain: 'Alegeți cel puțin un domeniu care urmează din expertiză.',
  otherKind: 'Tipul organizației nu se poate schimba.',
  identitySubject: (organisation: string): string => `Modificare de denumire sau CUI: ${organisation}`,
  identityMessage: ({ name, cui, reason }: { name: string; cui: string; reason: string }): string =>
    `Denumirea cerută: ${name}\nCUI-ul cerut: ${cui || 'neschimbat'}\n\nMotivul:\n${reason}`,
  claimSettled: (approved: string): string =>
    `Asociația a verificat cererile cu acest CUI, care este al organizației „${approved}”. Dacă lucrați acolo, cereți acces la ea din pagina de înscriere. Dacă organizația este a dvs., scrieți-ne din pagina Suport.`,
  tooManyFiles: (max: number): string => `O cerere are cel mult ${max} de fișiere. Ștergeți din cele trimise deja.`,
};
