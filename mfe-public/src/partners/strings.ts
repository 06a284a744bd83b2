import { formatDate, formatNumber, plural } from '@psp/design-system/format';

const HOURS_OF_DAY = 24;
const hours = (count: number) => plural(count, { one: 'oră', few: 'ore', other: 'ore' });
const days = (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' });

/** "5 ore", from two days on "3 zile"; less than an hour counts as one. */
const duration = (length: number): string =>
  length < 2 * HOURS_OF_DAY ? hours(Math.max(1, Math.round(length))) : days(Math.round(length / HOURS_OF_DAY));

/** "1–10 angajați", "50–200 de angajați", "peste 200 de angajați", of "1-10", "50-200" and "200+". */
function employees(range: string): string {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?/.exec(range) ?? [];
  const people = plural(Number(to), { one: 'angajat', few: 'angajați', other: 'angajați' });
  return range.endsWith('+') ? `peste ${people}` : `${from}–${people}`;
}

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
  more: (count: number) => `+${formatNumber(count)} mai multe`,
  services: 'Servicii',
  employees,
  employeesRange: (range: string) => range.replace('-', '–'),
  experience: (years: number) => `${plural(years, { one: 'an', few: 'ani', other: 'ani' })} de experiență`,
  seeProfile: 'Vezi profilul',
  seeProfileOf: (name: string) => `Vezi profilul: ${name}`,
  seeSolutions: 'Soluții în marketplace',
  seeSolutionsOf: (name: string) => `Soluții în marketplace: ${name}`,
  breadcrumb: 'Unde vă aflați',
  tabs: 'Secțiunile profilului',
  overview: 'Prezentare',
  reviews: 'Recenzii',
  about: 'Despre companie',
  noDescription: 'Compania nu a scris încă o descriere.',
  noServices: 'Compania nu a adăugat încă servicii.',
  domains: 'Domenii',
  location: 'Sediu',
  employeesTerm: 'Angajați',
  experienceTerm: 'Experiență',
  years: (count: number) => plural(count, { one: 'an', few: 'ani', other: 'ani' }),
  memberSince: 'În rețea din',
  website: 'Pagină web',
  completedProjects: 'Proiecte finalizate',
  rating: 'Evaluare',
  noReviewsText: 'Recenziile apar după ce un proiect din portal se încheie și ambele părți l-au evaluat.',
  replyFrom: (name: string) => `Răspunsul companiei ${name}`,
  criteria: 'Note pe criterii',
  criterion: (label: string, mark: number) => `${label}: ${mark} din 5`,
  portfolio: 'Portofoliu',
  team: 'Echipă',
  contact: 'Cere o ofertă',
  certificates: 'Certificări',
  noCertificates: 'Compania nu a adăugat certificări.',
  issuedBy: (issuer: string) => `emis de ${issuer}`,
  validUntil: (iso: string) => `Valabil până la ${formatDate(iso)}`,
  expiredOn: (iso: string) => `Expirat la ${formatDate(iso)}`,
  noExpiry: 'Fără termen de valabilitate',
  discounts: 'Oferte curente',
  discountUntil: (iso: string) => `Până la ${formatDate(iso)}`,
  responseTime: 'Timp de răspuns',
  response: (length: number) => `De obicei ${duration(length)}`,
  responseExplained: (answers: number) =>
    `Jumătate dintre cele ${plural(answers, { one: 'ofertă', few: 'oferte', other: 'oferte' })} ale companiei au venit în cel mult acest timp de când a putut vedea solicitarea.`,
  works: 'Lucrări anterioare',
  worksNote: 'Așa cum le descrie compania.',
  noWorks: 'Compania nu a adăugat lucrări.',
  beneficiary: 'Beneficiar',
  budget: 'Valoare, fără TVA',
  projects: 'Proiecte finalizate în portal',
  noProjects: 'Niciun proiect finalizat prin portal încă.',
  invitedProject: 'Solicitare la invitație',
  finishedOn: (authority: string, iso: string) => `${authority}, finalizat la ${formatDate(iso)}`,
  shownOf: (shown: number, total: number) => `Cele mai recente ${formatNumber(shown)} din ${formatNumber(total)}.`,
  noTeam: 'Compania nu și-a prezentat încă echipa.',
  marketplace: 'Vezi soluțiile din marketplace',
  summary: (services: readonly string[], place: string) =>
    [services.slice(0, 3).join(', '), place].filter(Boolean).join('. '),
};
