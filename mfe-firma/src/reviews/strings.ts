import { plural } from '@psp/design-system/format';

const MARKS = ['foarte slab', 'slab', 'acceptabil', 'bine', 'foarte bine'];

/** "3 stele: acceptabil" for a mark of three. */
const markLabel = (mark: number) =>
  `${plural(mark, { one: 'stea', few: 'stele', other: 'stele' })}: ${MARKS[mark - 1] ?? ''}`;

export const MARK_OPTIONS = MARKS.map((_, index) => ({ value: String(index + 1), label: markLabel(index + 1) }));

export const strings = {
  title: 'Recenzii',
  own: 'Recenzia dvs.',
  other: (author: string) => `Recenzia scrisă de ${author}`,
  write: 'Evaluați colaborarea',
  writeLead: (uat: string) => `Cum a fost colaborarea cu ${uat}? Recenzia nu mai poate fi schimbată după trimitere.`,
  rating: 'Nota generală',
  body: 'Câteva cuvinte',
  bodyHint: 'Ce a mers bine și ce s-ar putea face mai bine.',
  send: 'Trimite recenzia',
  sent: 'Recenzia a fost trimisă',
  hiddenOther:
    'Autoritatea a scris deja recenzia. Recenzia autorității se vede după ce scrieți și dvs. sau după 14 zile.',
  hidden: 'Recenzia autorității se vede după ce scrieți și dvs. sau după 14 zile.',
  hiddenOwn: 'Recenzia dvs. devine publică după ce scrie și autoritatea sau după 14 zile de la finalizare.',
  waiting: 'Autoritatea nu a scris încă recenzia.',
  outOfFive: (mark: string) => `${mark} din 5`,
  noWords: 'Fără comentariu.',
  reply: 'Răspuns',
  replyField: 'Răspundeți la recenzie',
  replyHint: 'Un singur răspuns, public, sub recenzie.',
  replySend: 'Publică răspunsul',
  replied: 'Răspunsul a fost publicat',
};
