/** Texts that every document of the portal has. */
export const strings = {
  page: (at: number, count: number) => `Pagina ${at} din ${count}`,
  code: (code: string) => `cod ${code}`,
  made: (when: string) => `Întocmit cu Portal PSP la ${when}`,
  county: (name: string) => `județul ${name}`,
  verify: (code: string) => `Se verifică la adresa /verificare/${code} a portalului.`,
  checksum: (sum: string) => `Suma de control SHA-256 a conținutului: ${sum}.`,
  facts: ['Date', 'Valoare'] as const,
  signHere: 'nume, funcție, data, semnătura',
};
