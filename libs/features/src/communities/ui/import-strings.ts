import { IMPORT_COLUMNS, IMPORT_ROWS_MAX, type ImportKind } from '@psp/contracts/community-import';
import { formatNumber, plural } from '@psp/design-system/format';

const rows = (count: number) => plural(count, { one: 'rând', few: 'rânduri', other: 'rânduri' });

export const strings = {
  rows,
  import: 'Importă din CSV',
  titles: { projects: 'Importați proiecte', attractions: 'Importați atracții' },
  hint: (kind: ImportKind) =>
    `Prima linie are numele coloanelor: ${IMPORT_COLUMNS[kind].join(', ')}. Numai prima coloană este obligatorie pe fiecare rând${kind === 'attractions' ? ', împreună cu tipul' : ''}. Despărțiți coloanele prin virgulă sau punct și virgulă; cel mult ${formatNumber(IMPORT_ROWS_MAX)} de rânduri.`,
  file: 'Fișier CSV',
  choose: 'Alegeți fișierul',
  replace: 'Alegeți alt fișier',
  drop: 'sau trageți-l aici',
  cancel: 'Oprește',
  remove: 'Scoate',
  uploading: (name: string) => `Se verifică ${name}`,
  uploaded: (name: string) => `${name} a fost verificat`,
  ready: (ready: number, known: number) =>
    [
      ready > 0 ? `${rows(ready)} de adăugat.` : 'Niciun rând de adăugat.',
      known > 0 ? `${rows(known)} există deja și nu se schimbă.` : '',
    ].join(' '),
  problems: (count: number) =>
    `${plural(count, { one: 'problemă', few: 'probleme', other: 'probleme' })}: nu se salvează nimic până nu ${count === 1 ? 'o' : 'le'} corectați`,
  first: (shown: number) => `Sunt arătate primele ${formatNumber(shown)}.`,
  caption: 'Rândurile greșite',
  line: 'Linia',
  column: 'Coloana',
  reason: 'Ce este greșit',
  wholeRow: 'tot rândul',
  tooLarge: 'Fișierul este prea mare: cel mult 10 MB.',
  save: (ready: number) => `Adaugă ${rows(ready)}`,
  saving: 'Se salvează…',
  saved: (count: number) => `Import încheiat: ${rows(count)} adăugate`,
  savedOne: 'Import încheiat: un rând adăugat',
  giveUp: 'Renunță',
};
