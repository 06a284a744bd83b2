import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Soluții',
  lead: 'Ce oferă firmele în marketplace. Ciornele le văd numai firmele.',
  searchHint: 'Titlu, text sau firmă',
  status: 'Stare',
  allStatuses: 'Toate stările',
  domain: 'Domeniu',
  allDomains: 'Toate domeniile',
  count: (total: number) => plural(total, { one: 'soluție', few: 'soluții', other: 'soluții' }),
  newestFirst: 'Întâi cele publicate cel mai recent.',
  emptyTitle: 'Nicio soluție încă',
  emptyText: 'Soluțiile apar aici după ce firmele le publică.',
  noMatchTitle: 'Nicio soluție nu se potrivește',
  noMatchText: 'Încercați alte cuvinte, altă stare sau toate domeniile.',
  columns: { solution: 'Soluție', firm: 'Firmă', status: 'Stare', publishedAt: 'Publicată' },
  over: 'Valabilitatea a trecut',
  publishedAt: 'Publicată',
  updatedAt: 'Modificată',
  preview: 'Cum apare în marketplace',
  openPublic: 'Vezi în marketplace',
  reason: 'Motivul transmis firmei',
  withdraw: 'Retrage',
  withdrawTitle: (title: string) => `Retrageți soluția: ${title}?`,
  withdrawText: 'Nu mai apare în marketplace. Firma citește motivul, o poate corecta și o poate publica din nou.',
  reasonHint: 'Îl citește firma. Spuneți ce regulă este încălcată și ce este de schimbat.',
  withdrawn: 'Soluție retrasă',
  withdrawFailed: 'Nu s-a putut retrage soluția',
  restore: 'Redă în marketplace',
  restoreTitle: (title: string) => `Redați soluția în marketplace: ${title}?`,
  restoreText: 'Autoritățile o văd din nou în marketplace.',
  restored: 'Soluția este din nou în marketplace',
  restoreFailed: 'Nu s-a putut reda soluția',
  nextOne: 'Următoarea soluție',
  keys: { withdraw: 'retrage', restore: 'redă în marketplace' },
};

/** State of a solution and what may be decided. */
export const STANDING = {
  published: { title: 'Soluția este publică.', text: 'O puteți retrage, cu un motiv pe care îl citește firma.' },
  archived: { title: 'Firma a oprit afișarea.', text: 'Soluția nu apare în marketplace.' },
  withdrawn: {
    title: 'Soluția este retrasă.',
    text: 'O puteți reda în marketplace, dacă motivul nu mai este valabil.',
  },
  over: { title: 'Valabilitatea soluției a trecut.', text: 'Nu mai apare în marketplace până nu o prelungește firma.' },
} as const;
