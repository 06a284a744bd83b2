import { LIBRARY_IMPORT_MAX } from '@psp/contracts/library-import-limits';
import { formatFileSize, plural } from '@psp/design-system/format';

const files = (count: number) => plural(count, { one: 'fișier', few: 'fișiere', other: 'fișiere' });
const documents = (count: number) => plural(count, { one: 'document', few: 'documente', other: 'documente' });
const problems = (count: number) => plural(count, { one: 'problemă', few: 'probleme', other: 'probleme' });

/** Words of the import of files with a table of titles. */
export const imports = {
  title: 'Import de fișiere',
  lead: `Din fiecare fișier se face un document, cu titlul și celelalte date dintr-un tabel CSV. Cel mult ${LIBRARY_IMPORT_MAX} de fișiere o dată.`,
  readOnly: 'Puteți citi rezultatele; importă un editor sau un proprietar.',
  files: 'Fișierele',
  filesHint:
    'PDF, DOCX, XLSX sau ODT, cel mult 25 MB fiecare. Puteți alege tot dosarul sau mai multe fișiere, pe rând.',
  folder: 'Alegeți dosarul',
  some: 'Alegeți fișiere',
  chosen: (count: number, bytes: number) =>
    count === 1
      ? `Ați ales un fișier (${formatFileSize(bytes)}).`
      : `Ați ales ${files(count)} (${formatFileSize(bytes)}).`,
  clear: 'Scoate toate fișierele',
  noFiles: 'Alegeți fișierele.',
  tooMany: `Puteți importa cel mult ${LIBRARY_IMPORT_MAX} de fișiere o dată.`,
  table: 'Tabelul cu titluri',
  tableHint: (columns: readonly string[], required: readonly string[]) =>
    `Prima linie are numele coloanelor: ${columns.join(', ')}. Obligatorii sunt ${required.join(', ')}; celelalte pot lipsi. Coloanele se despart prin punct și virgulă, virgulă sau tab.`,
  noTable: 'Alegeți tabelul.',
  tableTooLarge: 'Tabelul este prea mare: cel mult 10 MB.',
  documents: 'Documentele',
  outcome: 'Cum rămân documentele',
  outcomes: [
    { value: 'draft', label: 'În pregătire', hint: 'Le vede numai asociația; le publicați unul câte unul.' },
    { value: 'publish', label: 'Publicate', hint: 'Le văd îndată cei din coloana „Citit de”.' },
  ],
  start: 'Începe importul',
  problem: 'Importul nu a început',
  sending: 'Se încarcă fișierele',
  sendingText: 'Nu închideți pagina până la ultimul fișier. Documentele se fac apoi fără dvs.',
  sent: (sent: number, total: number) => `${sent} din ${files(total)}`,
  cancel: 'Oprește încărcarea',
  cancelled: 'Încărcarea a fost oprită',
  unsent: (count: number) => `${count === 1 ? 'Un fișier nu a fost încărcat' : `${files(count)} nu au fost încărcate`}`,
  unsentText: 'Încercați din nou sau continuați; cele care lipsesc vor fi scrise la probleme.',
  more: (count: number) => `și încă ${files(count)}`,
  retry: 'Încearcă din nou',
  goOn: 'Continuă fără ele',
  notStarted: 'Importul nu a pornit. Încercați din nou.',
  earlier: 'Importurile de până acum',
  none: 'Niciun import până acum.',
  columns: { name: 'Tabel', status: 'Stare', by: 'De', when: 'Când', result: 'Rezultat' },
  result: ({ made, bad }: { made: number; bad: number }) =>
    bad === 0 ? documents(made) : `${documents(made)}, ${problems(bad)}`,
  stop: 'Oprește importul',
  stopTitle: 'Opriți importul?',
  stopText: 'Documentele făcute până acum rămân în bibliotecă; celelalte nu se mai fac.',
  stopped: 'Importul a fost oprit',
  receiving: 'Fișierele se încarcă în pagina din care a fost început importul.',
  running: 'Se fac documentele',
  runningText: 'Puteți închide pagina: primiți o notificare la sfârșit.',
  progress: (done: number, total: number) => `${done} din ${total}`,
  facts: 'Pe scurt',
  rows: 'Rânduri în tabel',
  stored: 'Fișiere încărcate',
  made: 'Documente făcute',
  bad: 'Probleme',
  outcomeOf: (publishes: boolean) => (publishes ? 'publicate' : 'în pregătire'),
  allMade: 'Toate fișierele au devenit documente.',
  problems: 'Ce nu a devenit document',
  problemsText:
    'Îndreptați tabelul sau fișierele și porniți un import nou; rândurile care au document nu se fac din nou.',
  list: 'Documentele făcute',
  line: 'Linia',
  file: 'Fișier',
  documentTitle: 'Titlu',
  reason: 'De ce',
  noLine: 'fără rând',
  again: 'Import nou',
};
