import { FEEDBACK_LEAST } from '@psp/contracts/event-feedback';
import { formatDate } from '@psp/design-system/format';

export const strings = {
  title: 'Cum a fost?',
  lead: 'Durează două minute și ne ajută la evenimentele următoare.',
  promise: `Asociația citește răspunsurile după închiderea formularului, toate deodată, fără nume și fără instituție, și numai dacă sunt cel puțin ${FEEDBACK_LEAST}.`,
  marks: ['Foarte slab', 'Slab', 'Acceptabil', 'Bun', 'Foarte bun'],
  starsOf: (mark: number) => `${mark} din 5`,
  recommends: 'Ați recomanda evenimentul unui coleg?',
  yes: 'Da',
  no: 'Nu',
  liked: 'Ce a fost bun',
  improve: 'Ce putem îmbunătăți',
  noNames: 'Nu scrieți nume de persoane.',
  send: 'Trimite răspunsul',
  save: 'Salvează răspunsul',
  giveUp: 'Renunță',
  sent: 'Răspunsul a fost trimis. Mulțumim!',
  saved: 'Răspunsul a fost schimbat',
  problem: 'Răspunsul nu a fost trimis',
  answered: (at: string) => `Ați răspuns la ${formatDate(at)}.`,
  until: (at: string) => `Puteți răspunde până la ${formatDate(at)}.`,
  changeUntil: (at: string) => `Puteți schimba răspunsul până la ${formatDate(at)}.`,
  closed: (at: string) => `Formularul s-a închis la ${formatDate(at)}.`,
  change: 'Schimbă răspunsul',
};
