/* Without zod. Shared by the page, the files and the printed report. */

import { counted } from './counted.ts';
import type { FirmTable } from './firm-reports.ts';
import type { NetworkTable } from './network-reports.ts';
import type { ReportTable } from './reports.ts';
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

/** "noiembrie 2026" for `2026-11`. */
export const monthLabel = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

const shortMonthName = new Intl.DateTimeFormat('ro', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "nov. 2026" for `2026-11`. */
export const shortMonthLabel = (month: string): string => shortMonthName.format(new Date(`${month}-01T00:00:00Z`));

/** Label of a period: "Ultimele 12 luni", "Anul 2026", "ianuarie 2026 – iunie 2026". */
export const periodLabel = (period: ReportPeriod, now: Date): string => {
  if (period === 'year') return `Anul ${romanianDay(now).slice(0, 4)}`;
  if (period === '12' || period === '3' || period === '36') return PERIOD_LABELS[period];
  const [first = '', last = ''] = period.split('..').map(monthLabel);
  return first === last ? first : `${first} – ${last}`;
};

interface DurationUnit {
  one: string;
  many: string;
  half: string;
}
const DAY: DurationUnit = { one: 'o zi', many: 'zile', half: 'o jumătate de zi' };
const HOUR: DurationUnit = { one: 'o oră', many: 'ore', half: 'o jumătate de oră' };

/* To the nearest half. */
function durationLabel(length: number, { one, many, half }: DurationUnit): string {
  const halves = Math.round(length * 2);
  if (halves < 2) return halves === 0 ? `mai puțin de ${half}` : half;
  const whole = Math.floor(halves / 2);
  return `${counted(whole, one, many)}${halves % 2 === 1 ? ' și jumătate' : ''}`;
}

/** A number of days to the nearest half: "o jumătate de zi", "3 zile și jumătate", "20 de zile". */
export const daysLabel = (days: number): string => durationLabel(days, DAY);

const HOURS_OF_DAY = 24;

/** A number of hours to the nearest half, in days from two days on: "5 ore și jumătate", "3 zile". */
export const hoursLabel = (hours: number): string =>
  hours < 2 * HOURS_OF_DAY ? durationLabel(hours, HOUR) : daysLabel(hours / HOURS_OF_DAY);

/** Names of the tables in the names of their files. */
export const TABLE_FILES: Record<ReportTable | FirmTable | NetworkTable, string> = {
  months: 'luni',
  domains: 'domenii',
  partners: 'parteneri',
  comparison: 'comparatie',
  states: 'stari',
  prices: 'preturi',
  reviews: 'recenzii',
  figures: 'cifre',
  funnel: 'pasi',
  counties: 'judete',
  cohorts: 'inscrieri',
  packages: 'pachete',
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

/** Definitions of the figures of an authority's report. `requests`: number of requests with known savings, with its noun. */
export const REPORT_DEFINITIONS = {
  requests:
    'Solicitările trimise în perioadă, cu tot cu consultările de piață, oricum s-au încheiat; ciornele nu intră.',
  requested: 'Suma bugetelor maxime, în lei fără TVA; unde lipsește, bugetul minim. Consultările de piață nu intră.',
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
