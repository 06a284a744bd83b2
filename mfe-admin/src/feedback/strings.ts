import { FEEDBACK_LEAST } from '@psp/contracts/event-feedback';
import { formatDate, formatNumber, plural } from '@psp/design-system/format';

const answers = (n: number) => plural(n, { one: 'răspuns', few: 'răspunsuri', other: 'răspunsuri' });

export const strings = {
  title: 'Păreri',
  events: 'Evenimente',
  lead: (n: number, present: number) =>
    `${answers(n)} din ${plural(present, { one: 'participant', few: 'participanți', other: 'participanți' })} cu cont în portal`,
  early: 'Evenimentul nu s-a încheiat',
  earlyText: 'Participanții primesc formularul la o zi după eveniment, după ce prezența este notată.',
  none: 'Niciun răspuns încă',
  noneText: (closesAt: string) =>
    `Cei notați ca prezenți sunt anunțați la o zi după eveniment și pot răspunde până la ${formatDate(closesAt)}.`,
  noneClosed: 'Nimeni nu a răspuns',
  closedText: (closesAt: string) => `Formularul s-a închis la ${formatDate(closesAt)}.`,
  few: (n: number) => `Doar ${answers(n)}`,
  fewText: `Rezultatele apar de la ${FEEDBACK_LEAST} răspunsuri: din mai puține s-ar putea ghici cine le-a scris.`,
  soFar: (n: number) => `Până acum ${answers(n)}`,
  openText: (closesAt: string) =>
    `Formularul se închide la ${formatDate(closesAt)}. Rezultatele apar atunci, toate deodată: din diferențe s-ar putea ghici cine ce a scris.`,
  marks: 'Note',
  question: 'Întrebarea',
  average: 'Media',
  averageOf: (value: number) => `${formatNumber(value)} din 5`,
  stars: (mark: number) => plural(mark, { one: 'stea', few: 'stele', other: 'stele' }),
  recommend: 'Ar recomanda evenimentul',
  recommendOf: (yes: number, all: number) => `${yes} din ${all}`,
  liked: 'Ce a fost bun',
  improve: 'Ce se poate îmbunătăți',
  noText: 'Nimeni nu a scris aici.',
  unnamed: 'Fără nume și fără instituție, în ordine întâmplătoare.',
};
