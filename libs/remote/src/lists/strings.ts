export const strings = {
  filters: 'Căutare și filtre',
  search: 'Caută',
  searchChip: (text: string) => `„${text}”`,
  removeFilter: (label: string) => `Elimină filtrul ${label}`,
  clearFilters: 'Șterge filtrele',
  status: 'Stare',
  allStatuses: 'Toate stările',
  pages: 'Pagini',
  previous: 'Înapoi',
  next: 'Înainte',
  pageTooFar: 'Această pagină nu mai există. Lista este mai scurtă acum.',
  firstPage: 'Prima pagină',
};
