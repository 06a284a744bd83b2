/** Texts that every document of the portal has. */
export const strings = {
  page: (at: number, count: number) => `Pagina ${at} din ${count}`,
  code: (code: string) => `cod ${code}`,
  made: (when: string) => `Întocmit cu Portal PSP la ${when}`,
  county: (name: string) => `județul ${name}`,
  verify: (code: string) => `Se verifică la adresa /verificare/${code} a portalului.`,
  checksum: (sum: string) => `Suma de control SHA-256 a conținutului: ${sum}.`,
  facts: ['Date', 'Valoare'] as const,
  message: (author: string, organisation: string, when: string) => `${author}, ${organisation}, ${when}`,
  messageFiles: (names: string) => `Fișiere: ${names}`,
  signHere: 'nume, funcție, data, semnătura',
  lines: {
    columns: ['Nr.', 'Descriere', 'Cantitate', 'Preț unitar, lei', 'TVA', 'Fără TVA, lei', 'Cu TVA, lei'] as const,
    none: '–',
    sum: (net: string, vat: string, gross: string) =>
      `Total: ${net} lei fără TVA, TVA ${vat} lei, ${gross} lei cu TVA.`,
    rule: 'Valoarea și TVA se calculează pe fiecare poziție și se rotunjesc la bani; jumătatea de ban se rotunjește în sus.',
  },
};
