import type { PartnerSort } from '@psp/contracts/lists';

const sorts: Record<PartnerSort, { label: string; explained: string }> = {
  rating: {
    label: 'După evaluare',
    explained: 'Întâi cele mai bine evaluate; o medie din puține recenzii cântărește mai puțin.',
  },
  name: { label: 'Alfabetic', explained: 'În ordinea alfabetică a numelui.' },
  newest: { label: 'Cele mai noi', explained: 'Întâi companiile intrate cel mai recent în rețea.' },
};

export const strings = {
  category: 'Domeniu',
  allCategories: 'Toate domeniile',
  county: 'Județ',
  allCounties: 'Toate județele',
  sort: 'Ordine',
  sorts,
};
