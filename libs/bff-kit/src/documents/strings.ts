/** Texts common to all documents of the portal. */
export const strings = {
  page: (at: number, count: number) => `Pagina ${at} din ${count}`,
  code: (code: string) => `cod ${code}`,
  made: (when: string) => `Întocmit cu Portal PSP la ${when}`,
  county: (name: string) => `județul ${name}`,
  verify: (address: string) =>
    `Documentul se verifică la ${address} sau cu telefonul, după codul alăturat: se scrie codul ori se compară fișierul PDF.`,
  checksum: (sum: string) => `Suma de control SHA-256 a conținutului: ${sum}.`,
  facts: ['Date', 'Valoare'] as const,
  signHere: 'nume, funcție, data, semnătura',
};
