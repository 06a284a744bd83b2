export const strings = {
  /** Instead of a name that is not kept any more. */
  forgottenName: 'Solicitant anonimizat',
  identitySubject: (organisation: string): string => `Modificare de denumire sau CUI: ${organisation}`,
  identityMessage: ({ name, cui, reason }: { name: string; cui: string; reason: string }): string =>
    `Denumirea cerută: ${name}\nCUI-ul cerut: ${cui || 'neschimbat'}\n\nMotivul:\n${reason}`,
};
