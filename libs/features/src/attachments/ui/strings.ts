import { plural } from '@psp/design-system/format';

const files = (count: number) => plural(count, { one: 'fișier', few: 'fișiere', other: 'fișiere' });

export const strings = {
  title: 'Fișiere anexate',
  hint: 'PDF, DOC, DOCX, XLS, XLSX, ODT, imagini PNG sau JPEG, ZIP; cel mult 25 MB fiecare și cel mult 20 de fișiere.',
  full: 'Ați anexat 20 de fișiere. Scoateți unul ca să adăugați altul.',
  field: {
    choose: 'Alegeți fișiere',
    replace: 'Alegeți fișiere',
    drop: 'sau trageți-le aici',
    cancel: 'Oprește',
    remove: 'Scoate',
    uploading: (name: string) => `Se încarcă ${name}`,
    uploaded: (name: string) => `${name} a fost încărcat`,
  },
  rule: {
    empty: 'Fișierul este gol.',
    tooLarge: 'Fișierul depășește 25 MB.',
    type: 'Alegeți un fișier PDF, DOC, DOCX, XLS, XLSX, ODT, PNG, JPEG sau ZIP.',
  },
  waiting: 'așteaptă',
  cancel: 'Oprește',
  cancelWhat: (name: string) => `Oprește încărcarea fișierului ${name}`,
  retry: 'Încearcă din nou',
  retryWhat: (name: string) => `Încarcă din nou ${name}`,
  remove: 'Scoate',
  removeWhat: (name: string) => `Scoate ${name}`,
  notUploaded: (why: string) => `Nu a fost încărcat. ${why}`,
  running: 'Unele fișiere alese nu sunt încărcate. Așteptați, încercați din nou sau scoateți-le.',
  tooMany: (most: number) => `Pot fi cel mult ${files(most)}.`,
  unknown: 'Fișier nou',
  download: 'Descarcă',
  count: files,
  kind: 'Fișier',
};
