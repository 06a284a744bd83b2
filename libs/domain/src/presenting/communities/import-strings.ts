import { IMPORT_ROWS_MAX } from '@psp/contracts/community-import';
import { ATTRACTION_TYPES } from '@psp/contracts/attraction-types';
import { counted } from '@psp/contracts/counted';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';

const listed = (labels: readonly string[]) => labels.join(', ');

/** Problems of an imported file or of one of its rows. */
export const WRONG = {
  encoding: 'Fișierul are caractere care nu pot fi citite. Salvați-l ca „CSV UTF-8”.',
  column: (name: string) => `Lipsește coloana ${name}. Prima linie trebuie să conțină numele coloanelor.`,
  unknown: (name: string) => `Coloana „${name}” nu este cunoscută.`,
  malformed: 'Linia nu poate fi citită: verificați ghilimelele.',
  cells: (found: number, expected: number) =>
    `Rândul are alt număr de coloane decât antetul: ${found} în loc de ${expected}.`,
  empty: 'Fișierul nu are niciun rând sub numele coloanelor.',
  long: `Fișierul poate avea cel mult ${IMPORT_ROWS_MAX.toLocaleString('ro-RO')} de rânduri.`,
  room: (ready: number, room: number) =>
    `Fișierul aduce ${counted(ready, 'un rând', 'rânduri')}, iar prezentarea ${room === 0 ? 'nu mai are loc' : `mai are loc pentru ${room === 1 ? 'unul' : room}`}.`,
  twice: (line: number) => `Apare și pe linia ${line}.`,
  type: `Alegeți unul dintre: ${listed(Object.values(ATTRACTION_TYPES))}.`,
  status: `Alegeți unul dintre: ${listed(Object.values(PROJECT_STATUS).map(({ label }) => label))}.`,
  progress: 'Stadiul este un număr de la 0 la 100.',
  planned: 'Un proiect în planificare are progresul 0.',
  done: 'Un proiect finalizat are progresul 100.',
};
