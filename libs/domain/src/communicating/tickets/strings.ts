export const strings = {
  /** Replaces the name of a requester whose data was removed. */
  forgottenName: 'Solicitant anonimizat',
  identitySubject: (organisation: string): string => `Modificare de denumire sau CUI: ${organisation}`,
  identityMessage: ({ name, cui, reason }: { name: string; cui: string; reason: string }): string =>
    `Denumirea cerută: ${name}\nCUI-ul cerut: ${cui || 'neschimbat'}\n\nMotivul:\n${reason}`,
};
