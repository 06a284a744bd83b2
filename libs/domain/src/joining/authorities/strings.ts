/** What is wrong with a file that should be the SIRUTA nomenclature. */
export const MALFORMED = {
  encoding: (line: number) => `Linia ${line}: caractere care nu sunt UTF-8. Salvați fișierul în codificarea UTF-8.`,
  columns: (missing: readonly string[]) =>
    `Linia 1: lipsesc coloanele ${missing.join(', ')}. Fișierul nu este nomenclatorul SIRUTA în format CSV.`,
  line: (line: number) => `Linia ${line}: nu are atâtea coloane câte sunt în antet sau ghilimelele nu se închid.`,
  number: (line: number, column: string, value: string) =>
    `Linia ${line}: coloana ${column} trebuie să fie un număr întreg, nu „${value}”.`,
  name: (line: number) => `Linia ${line}: denumirea (DENLOC) lipsește.`,
  county: (line: number, county: number) => `Linia ${line}: județul (JUD) ${county} nu există.`,
  twice: (line: number, siruta: number, first: number) =>
    `Linia ${line}: codul SIRUTA ${siruta} apare și pe linia ${first}.`,
  none: 'Fișierul nu conține nicio autoritate (TIP 1, 2, 3, 4, 6 sau 40).',
  few: (total: number, least: number) =>
    `Autorități în fișier: numai ${total}, iar nomenclatorul întreg are peste ${least}: pare trunchiat. Descărcați-l din nou sau, dacă este întreg, reluați comanda cu --force.`,
  missing: (missing: number, known: number) =>
    `Din fișier lipsesc ${missing} dintre cele ${known} de autorități din registru: pare trunchiat. Descărcați-l din nou sau, dacă este întreg, reluați comanda cu --force.`,
};
