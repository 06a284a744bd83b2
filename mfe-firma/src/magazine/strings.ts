import { formatFileSize, plural } from '@psp/design-system/format';

export const strings = {
  title: 'Revista PSP',
  lead: 'Numerele revistei asociației, pe care partenerii le citesc în portal.',
  panel: (number: number) => `Revista, nr. ${number}`,
  none: 'Primul număr al revistei apare aici după publicare.',
  all: (total: number) => `Toate (${total})`,
  issue: (number: number) => `nr. ${number}`,
  pages: (count: number) => `${plural(count, { one: 'pagină', few: 'pagini', other: 'pagini' })}.`,
  read: 'Citește',
  readWhat: (title: string) => `Citește „${title}”, se deschide într-o filă nouă`,
  pdf: (bytes: number) => `PDF, ${formatFileSize(bytes)}`,
  pdfWhat: (title: string, bytes: number) => `Descarcă „${title}”, PDF, ${formatFileSize(bytes)}`,
  count: (total: number) => plural(total, { one: 'număr', few: 'numere', other: 'numere' }),
  emptyTitle: 'Niciun număr publicat încă',
  emptyText: 'Când apare un număr nou, primiți o notificare și îl citiți aici.',
  noMatchTitle: 'Niciun număr pe această pagină',
  noMatchText: 'Mergeți la prima pagină.',
  newest: 'Cel mai nou este primul.',
};
