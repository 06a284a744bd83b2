/** Problems of a table that people send as CSV. */
export const TABLE_WRONG = {
  encoding: 'Fișierul are caractere care nu pot fi citite. Salvați-l ca „CSV UTF-8”.',
  column: (name: string) => `Lipsește coloana ${name}. Prima linie trebuie să conțină numele coloanelor.`,
  unknown: (name: string) => `Coloana „${name}” nu este cunoscută.`,
  malformed: 'Linia nu poate fi citită: verificați ghilimelele.',
  cells: (found: number, expected: number) =>
    `Rândul are alt număr de coloane decât antetul: ${found} în loc de ${expected}.`,
  empty: 'Fișierul nu are niciun rând sub numele coloanelor.',
  long: (most: number) => `Fișierul poate avea cel mult ${most.toLocaleString('ro-RO')} de rânduri.`,
  twice: (line: number) => `Apare și pe linia ${line}.`,
  choice: (labels: readonly string[]) => `Alegeți unul dintre: ${labels.join(', ')}.`,
};
