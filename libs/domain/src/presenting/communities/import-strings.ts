import { counted } from '@psp/contracts/counted';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { TABLE_WRONG } from '../../csv-table-strings.ts';

/** Problems of an imported file or of one of its rows. */
export const WRONG = {
  room: (ready: number, room: number) =>
    `Fișierul aduce ${counted(ready, 'un rând', 'rânduri')}, iar prezentarea ${room === 0 ? 'nu mai are loc' : `mai are loc pentru ${room === 1 ? 'unul' : room}`}.`,
  type: (names: readonly string[]) => TABLE_WRONG.choice(names),
  status: TABLE_WRONG.choice(Object.values(PROJECT_STATUS).map(({ label }) => label)),
  progress: 'Stadiul este un număr de la 0 la 100.',
  planned: 'Un proiect în planificare are progresul 0.',
  done: 'Un proiect finalizat are progresul 100.',
};
