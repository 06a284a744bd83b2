import type { SourceKind } from '@psp/contracts/knowledge-categories';
import { plural } from '@psp/design-system/format';

/** Label of one source of each kind. */
export const KIND_LABELS: Record<SourceKind, string> = {
  library: 'Document',
  legislation: 'Legislație',
  article: 'Articol',
  topic: 'Rezolvat pe forum',
  question: 'Întrebare frecventă',
};

export const strings = {
  searchHint: 'De exemplu: proces-verbal de recepție',
  ...{ show: 'Arată', shown: { all: 'Toate', favourites: 'Favoritele dvs.' } },
  ...{ category: 'Domeniu', anyCategory: 'Toate domeniile', kind: 'Fel', allKinds: 'Toate' },
  count: (total: number) => plural(total, { one: 'rezultat', few: 'rezultate', other: 'rezultate' }),
  order: 'Întâi titlurile care se potrivesc.',
  newest: 'Cel mai nou este primul.',
  emptyTitle: 'Nimic de citit încă',
  emptyText: 'Ce publică asociația și membrii apare aici.',
  noMatchTitle: 'Niciun rezultat',
  noMatchText: 'Încercați alte cuvinte, ștergeți filtrele sau întrebați pe forum.',
};
