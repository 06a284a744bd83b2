import { plural } from '@psp/design-system/format';

const items = { one: 'lucru', few: 'lucruri', other: 'lucruri' };

export const strings = {
  hello: (name: string) => `Bună ziua, ${name}.`,
  waits: (count: number, isMore: boolean) => {
    if (isMore) return `Așteaptă peste ${plural(count, items)}.`;
    return count === 1 ? 'Așteaptă un lucru.' : `Așteaptă ${plural(count, items)}.`;
  },
  overdue: (count: string) => (count === '1' ? 'Unul a depășit termenul.' : `${count} au depășit termenul.`),
  dueToday: (count: string) => (count === '1' ? 'Unul ajunge azi la termen.' : `${count} ajung azi la termen.`),
  nothing: 'Nimic nu așteaptă',
  nothingText: 'Toate cererile, mesajele și propunerile au primit răspuns. Lista se actualizează singură.',
  moreThan: (limit: string) => `peste ${limit}`,
  waiting: 'Ce așteaptă',
  count: 'Câte',
  oldest: 'Cel mai vechi',
  limit: 'Termen',
  noLimit: 'fără termen',
  act: 'Unde se rezolvă',
  actOn: (verb: string, kind: string) => `${verb}: ${kind}`,
  one: 'Cele mai vechi, pe rând',
  record: 'Ce',
  kind: 'Fel',
  organisation: 'Organizație',
  since: 'Așteaptă',
  ways: 'Zonele de lucru',
  moderation: 'Moderare',
  requests: 'Solicitări',
  users: 'Utilizatori',
  organisations: { one: 'organizație aprobată', few: 'organizații aprobate', other: 'organizații aprobate' },
  members: { one: 'membru', few: 'membri', other: 'membri' },
  partners: { one: 'partener', few: 'parteneri', other: 'parteneri' },
  accounts: { one: 'cont activ', few: 'conturi active', other: 'conturi active' },
  newAccounts: (count: string) => `${count} din luna aceasta`,
  articles: { one: 'articol publicat', few: 'articole publicate', other: 'articole publicate' },
  pendingArticles: (count: string) => `${count} în moderare`,
  openRequests: { one: 'solicitare deschisă', few: 'solicitări deschise', other: 'solicitări deschise' },
  sentRequests: (count: string) => `${count} trimise de la început`,
  acts: 'Ultimele acte',
  noActs: 'Niciun act al oamenilor asociației încă.',
  when: 'Când',
  who: 'Cine',
  what: 'Ce',
};
