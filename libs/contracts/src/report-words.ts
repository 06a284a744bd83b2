/* Without zod, for the page, the files and the printed report, which say the same. */

import { romanianDay } from './romania.ts';
import type { NAMED_PERIODS, ReportPeriod } from './report-periods.ts';

/** Periods by name. */
export const PERIOD_LABELS: Record<(typeof NAMED_PERIODS)[number], string> = {
  '12': 'Ultimele 12 luni',
  '3': 'Ultimele 3 luni',
  year: 'Anul acesta',
  '36': 'Ultimii 3 ani',
};
const monthName = new Intl.DateTimeFormat('ro', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "noiembrie 2026", of `2026-11`. */
export const monthLabel = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

const shortMonthName = new Intl.DateTimeFormat('ro', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "nov. 2026", of `2026-11`. */
export const shortMonthLabel = (month: string): string => shortMonthName.format(new Date(`${month}-01T00:00:00Z`));

/** A period as people read it: "Ultimele 12 luni", "Anul 2026", "ianuarie 2026 – iunie 2026". */
export const periodLabel = (period: ReportPeriod, now: Date): string => {
  if (period === 'year') return `Anul ${romanianDay(now).slice(0, 4)}`;
  if (period === '12' || period === '3' || period === '36') return PERIOD_LABELS[period];
  const [first = '', last = ''] = period.split('..').map(monthLabel);
  return first === last ? first : `${first} – ${last}`;
};

/** Columns of the tables of an authority's report. */
export const REPORT_COLUMNS = {
  month: 'Luna',
  domain: 'Domeniu',
  requests: 'Solicitări trimise',
  requested: 'Solicitat, lei fără TVA',
  offered: 'Oferit în medie, lei fără TVA',
  accepted: 'Acceptat, lei fără TVA',
  partner: 'Partener',
  offers: 'Oferte deschise',
  acceptedCount: 'Acceptate',
  value: 'Valoare acceptată, lei fără TVA',
  completed: 'Proiecte finalizate',
  onTime: 'La termen',
  rating: 'Nota noastră',
};

/** Names of the figures of an authority's report. */
export const REPORT_FIGURES = {
  requests: 'Solicitări trimise',
  requested: 'Solicitat',
  offered: 'Oferit',
  accepted: 'Acceptat',
  offersPerRequest: 'Oferte pe solicitare',
  toAccepted: 'Până la acceptare',
  toCompleted: 'Până la finalizare',
  savings: 'Economii',
};

/** How each figure of an authority's report is made. `requests`: how many have what savings need, with their noun. */
export const REPORT_DEFINITIONS = {
  requests: 'Solicitările trimise în perioadă, oricum s-au încheiat; ciornele nu intră.',
  requested: 'Suma bugetelor maxime ale solicitărilor, în lei fără TVA; unde lipsește, bugetul minim.',
  offered: 'Pentru fiecare solicitare, media prețurilor ofertelor deschise, adunate. Ofertele sigilate nu intră.',
  accepted: 'Suma prețurilor ofertelor acceptate, în lei fără TVA.',
  offersPerRequest: 'Media numărului de oferte ale solicitărilor cu oferte deschise.',
  toAccepted: 'Jumătate dintre solicitări au avut o ofertă acceptată în cel mult acest timp de la trimitere.',
  toCompleted: 'Jumătate dintre solicitările finalizate au ajuns la recepție în cel mult acest timp de la trimitere.',
  savings: (requests: string) =>
    `Primul buget maxim minus prețul acceptat, la ${requests} cu ambele sume cunoscute. O sumă negativă este o depășire.`,
  partners:
    'Firmele ale căror oferte au fost deschise. „La termen”: proiecte finalizate predate până la termenul lor. Nota este media recenziilor publicate ale instituției.',
};
