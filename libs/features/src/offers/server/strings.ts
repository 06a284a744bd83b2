/** Texts of an offer's lines in the PDF. */
export const strings = {
  columns: ['Nr.', 'Descriere', 'Cantitate', 'Preț unitar, lei', 'TVA', 'Fără TVA, lei', 'Cu TVA, lei'] as const,
  none: '–',
  sum: (net: string, vat: string, gross: string) => `Total: ${net} lei fără TVA, TVA ${vat} lei, ${gross} lei cu TVA.`,
  rule: 'Valoarea și TVA se calculează pe fiecare poziție și se rotunjesc la bani; jumătatea de ban se rotunjește în sus.',
};
