import { REVIEW_HIDDEN_DAYS } from '@psp/contracts/reviews';

const SEEN = `după ce scrieți și dvs. sau la ${REVIEW_HIDDEN_DAYS} zile de la finalizare`;

export const strings = {
  title: 'Recenzii',
  own: 'Recenzia dvs.',
  other: (author: string) => `Recenzia scrisă de ${author}`,
  write: 'Evaluați colaborarea',
  lead: (other: string) => `Cum a fost colaborarea cu ${other}? Recenzia nu mai poate fi schimbată după trimitere.`,
  total: 'Nota generală',
  marks: ['1 stea: foarte slab', '2 stele: slab', '3 stele: acceptabil', '4 stele: bine', '5 stele: foarte bine'],
  body: 'Câteva cuvinte',
  bodyHint: 'Ce a mers bine și ce s-ar putea face mai bine.',
  submit: 'Trimite recenzia',
  sent: 'Recenzia a fost trimisă.',
  hidden: (other: string) => `Recenzia scrisă de ${other} se vede ${SEEN}.`,
  hiddenWritten: (other: string) => `${other} a scris deja recenzia. O vedeți ${SEEN}.`,
  ownHidden: (other: string) =>
    `Recenzia dvs. se publică după ce scrie și ${other} sau la ${REVIEW_HIDDEN_DAYS} zile de la finalizare.`,
  waiting: (other: string) => `${other} nu a scris încă recenzia.`,
  otherRemoved: (other: string) => `Recenzia scrisă de ${other} a fost retrasă de asociație și nu se mai vede.`,
  removed: 'Asociația a retras recenzia: n-o mai vede nimeni altcineva, iar nota ei nu se mai numără.',
  reasonTold: 'Motivul este în notificarea primită atunci.',
  starsOf: (mark: number) => `${mark} din 5`,
  noText: 'Fără text.',
  writtenAt: (day: string) => `Scrisă ${day}`,
  replyTitle: (author: string) => `Răspunsul scris de ${author}`,
  reply: 'Răspundeți la recenzie',
  replyHint: 'Un singur răspuns, public, sub recenzie.',
  sendReply: 'Publică răspunsul',
  replied: 'Răspunsul a fost publicat.',
};
