/** What is wrong with a file that should be the CPV nomenclature. */
export const MALFORMED = {
  encoding: (line: number) => `Linia ${line}: caractere care nu sunt UTF-8. Salvați fișierul în codificarea UTF-8.`,
  columns: (missing: readonly string[]) =>
    `Linia 1: lipsesc coloanele ${missing.join(', ')}. Fișierul nu este nomenclatorul CPV în format CSV.`,
  line: (line: number) => `Linia ${line}: nu are atâtea coloane câte sunt în antet sau ghilimelele nu se închid.`,
  code: (line: number, value: string) =>
    `Linia ${line}: codul trebuie să aibă opt cifre, o liniuță și cifra de control, nu „${value}”.`,
  name: (line: number) => `Linia ${line}: denumirea lipsește.`,
  twice: (line: number, code: string, first: number) => `Linia ${line}: codul ${code} apare și pe linia ${first}.`,
  control: (code: string, known: string) =>
    `Codul ${code} are altă cifră de control decât cel din portal, ${known}: una dintre ele este greșită.`,
  none: 'Fișierul nu conține niciun cod.',
};
