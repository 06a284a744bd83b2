import type { LibraryStatus } from '@psp/contracts/library-names';
import { plural } from '@psp/design-system/format';

const next: Record<LibraryStatus, { title: string; text: string }> = {
  draft: { title: 'Documentul este în pregătire.', text: '' },
  proposed: { title: 'Propunerea este la asociație.', text: 'Primiți o notificare când este aprobată sau respinsă.' },
  rejected: { title: 'Schimbați propunerea.', text: 'Motivul este mai jos; după schimbare o puteți trimite din nou.' },
  published: { title: 'Documentul este în bibliotecă.', text: 'Asociația îl păstrează la zi.' },
  archived: { title: 'Documentul nu mai este în bibliotecă.', text: 'Asociația l-a arhivat.' },
};

export const proposing = {
  title: 'Documentele propuse de dvs.',
  lead: 'Propuneți un document care v-a ajutat. Asociația îl verifică, apoi apare în bibliotecă.',
  propose: 'Propune un document',
  send: 'Trimite propunerea',
  sent: 'Propunerea a fost trimisă',
  change: 'Schimbă și trimite din nou',
  status: 'Stare',
  allStatuses: 'Toate stările',
  searchHint: 'Titlul documentului',
  count: (total: number) => plural(total, { one: 'propunere', few: 'propuneri', other: 'propuneri' }),
  emptyTitle: 'Nicio propunere',
  emptyText: 'Aici vedeți documentele propuse și răspunsul asociației.',
  noMatchTitle: 'Nicio propunere nu se potrivește',
  noMatchText: 'Alegeți altă stare sau alte cuvinte.',
  newest: 'Cea mai nouă este prima.',
  columns: { document: 'Document', category: 'Categorie' },
  next,
  toDocument: 'Deschide în bibliotecă',
  facts: 'Pe scurt',
  text: 'Text',
  noText: 'Documentul nu are text.',
  problem: 'Propunerea nu a fost trimisă',
};
