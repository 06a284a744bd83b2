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
  status: 'Stare',
  allStatuses: 'Toate stările',
  pages: 'Pagini',
  previous: 'Înapoi',
  next: 'Înainte',
  pageTooFar: 'Această pagină nu mai există. Lista este mai scurtă acum.',
  firstPage: 'Prima pagină',
};
