import { formatNumber, plural } from '@psp/design-system/format';
import type { REPORT_PERIODS, ReportTable } from '@psp/contracts/reports';

const days = (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' });
const periods: Record<(typeof REPORT_PERIODS)[number], string> = {
  '12': 'Ultimele 12 luni',
  '3': 'Ultimele 3 luni',
  '36': 'Ultimii 3 ani',
};
const tables: Record<ReportTable, string> = { months: 'Pe luni', domains: 'Pe domenii', partners: 'Parteneri' };

export const strings = {
  title: 'Rapoarte',
  lead: 'Ce ați cerut, ce ați primit și cât a durat, din solicitările trimise în perioada aleasă.',
  period: 'Perioada',
  periods,
  tables,
  figures: 'Pe scurt',
  nothingTitle: 'Nicio solicitare trimisă în această perioadă',
  nothing:
    'Raportul se completează după ce trimiteți solicitări. Alegeți o perioadă mai lungă sau începeți o solicitare.',
  nothingToRead: 'Raportul se completează după ce se trimit solicitări. Alegeți o perioadă mai lungă.',
  create: 'Solicitare nouă',
  series: ['Solicitat', 'Oferit', 'Acceptat'],
  chart: (table: string) => `Lei fără TVA, ${table.toLowerCase()}. Săgețile trec de la o grupă la alta.`,
  chartLoading: 'Se încarcă graficul…',
  csv: 'CSV',
  xlsx: 'Excel',
  fileOf: (format: string, table: string) => `Descarcă ${format}: ${table.toLowerCase()}`,
  lei: (value: number) => `${formatNumber(Math.round(value))} lei`,
  thousands: (value: number) => (value >= 1000 ? `${formatNumber(Math.round(value / 1000))} mii` : formatNumber(value)),
  columns: {
    month: 'Luna',
    domain: 'Domeniu',
    requests: 'Solicitări',
    requested: 'Solicitat',
    offered: 'Oferit',
    accepted: 'Acceptat',
    partner: 'Partener',
    offers: 'Oferte',
    acceptedCount: 'Acceptate',
    value: 'Valoare',
    completed: 'Finalizate',
    onTime: 'La termen',
    rating: 'Nota noastră',
  },
  none: '–',
  days: (value: number) => (Number.isInteger(value) ? days(value) : `${formatNumber(value)} zile`),
  onTime: (count: number, of: number) => `${formatNumber(count)} din ${formatNumber(of)}`,
  requests: 'Solicitări trimise',
  requestsText: 'Solicitările trimise în perioadă, oricum s-au încheiat; ciornele nu intră.',
  requested: 'Solicitat',
  requestedText: 'Suma bugetelor maxime ale solicitărilor, în lei fără TVA; unde lipsește, bugetul minim.',
  offered: 'Oferit',
  offeredText: 'Pentru fiecare solicitare, media prețurilor ofertelor deschise, adunate. Ofertele sigilate nu intră.',
  accepted: 'Acceptat',
  acceptedText: 'Suma prețurilor ofertelor acceptate, în lei fără TVA.',
  offersPerRequest: 'Oferte pe solicitare',
  offersPerRequestText: 'Media numărului de oferte ale solicitărilor cu oferte deschise.',
  toAccepted: 'Până la acceptare',
  toAcceptedText: 'Jumătate dintre solicitări au avut o ofertă acceptată în cel mult acest timp de la trimitere.',
  toCompleted: 'Până la finalizare',
  toCompletedText:
    'Jumătate dintre solicitările finalizate au ajuns la recepție în cel mult acest timp de la trimitere.',
  savings: 'Economii',
  savingsText: (count: number) =>
    `Primul buget maxim minus prețul acceptat, la ${plural(count, { one: 'solicitare', few: 'solicitări', other: 'solicitări' })} care le au pe amândouă. O sumă negativă este o depășire.`,
  partnersText:
    'Firmele ale căror oferte au fost deschise. „La termen”: proiecte finalizate predate până la termenul lor. Nota este media recenziilor publicate ale instituției.',
  mail: 'Raportul lunar pe e-mail',
  mailOff: (email: string) =>
    `În prima zi a lunii vă putem trimite la ${email} cifrele lunii încheiate. Acum este oprit.`,
  mailOn: (email: string) => `În prima zi a lunii primiți la ${email} cifrele lunii încheiate.`,
  mailStart: 'Pornește raportul lunar',
  mailStop: 'Oprește raportul lunar',
  mailStarted: 'Raportul lunar a fost pornit.',
  mailStopped: 'Raportul lunar a fost oprit.',
  mailFailed: 'Nu s-a schimbat nimic',
};
