import { formatNumber } from '@psp/design-system/format';

export const strings = {
  filters: 'Căutare și filtre',
  search: 'Caută',
  searchChip: (text: string) => `„${text}”`,
  removeFilter: (label: string) => `Elimină filtrul ${label}`,
  clearFilters: 'Șterge filtrele',
  filterSheet: 'Filtre',
  close: 'Închide',
  /** `count`: "21 de parteneri", '' while it is not known. */
  show: (count: string) => `Arată ${count || 'rezultatele'}`,
  pages: 'Pagini',
  previous: 'Înapoi',
  next: 'Înainte',
  /** Of a formatted total: "peste 1.000 de parteneri". */
  moreThan: (count: string) => `peste ${count}`,
  firstOnly: (limit: number) =>
    `Lista arată primele ${formatNumber(limit)} de rezultate. Pentru altele, căutați sau alegeți un filtru.`,
  pageTooFar: 'Această pagină nu mai există. Lista este mai scurtă acum.',
  firstPage: 'Prima pagină',
};
