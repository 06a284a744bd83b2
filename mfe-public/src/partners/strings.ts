import { plural } from '@psp/design-system/format';

export const strings = {
  kind: 'Partener',
  title: 'Parteneri',
  lead: 'Companii care lucrează cu autoritățile locale, evaluate de cele cu care au lucrat.',
  description:
    'Firme partenere ale administrației locale: servicii, recenzii de la primării, certificări și lucrări. Căutați după domeniu și județ.',
  searchHint: 'Nume, descriere sau serviciu',
  explainedSearch:
    'Întâi companiile cu cuvintele căutate în nume, apoi celelalte, de la cele mai bine evaluate; o medie din puține recenzii cântărește mai puțin.',
  count: (total: number) => plural(total, { one: 'partener', few: 'parteneri', other: 'parteneri' }),
  noMatchTitle: 'Niciun partener nu se potrivește',
  noMatchText: 'Încercați alte cuvinte, un domeniu mai larg sau toate județele.',
  emptyTitle: 'Niciun partener încă',
  emptyText: 'Partenerii apar aici după ce asociația le aprobă înscrierea.',
  tabs: 'Secțiunile profilului',
  overview: 'Prezentare',
  reviews: 'Recenzii',
  rating: 'Evaluare',
  noReviewsText: 'Recenziile apar după ce un proiect din portal se încheie și ambele părți l-au evaluat.',
  replyFrom: (name: string) => `Răspunsul companiei ${name}`,
  criteria: 'Note pe criterii',
  criterion: (label: string, mark: number) => `${label}: ${mark} din 5`,
  portfolio: 'Portofoliu',
  contact: 'Cere o ofertă',
  summary: (services: readonly string[], place: string) =>
    [services.slice(0, 3).join(', '), place].filter(Boolean).join('. '),
};
