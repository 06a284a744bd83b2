import { REPORT_DEFINITIONS, REPORT_FIGURES } from '@psp/contracts/report-words';
import type { ReportTable } from '@psp/contracts/reports';
import { COMPARED_WORDS } from '@psp/contracts/similar-organisations';
import { formatNumber, plural } from '@psp/design-system/format';

const requests = (count: number) => plural(count, { one: 'solicitare', few: 'solicitări', other: 'solicitări' });
const tables: Record<ReportTable, string> = {
  ...{ months: 'Pe luni', domains: 'Pe domenii', partners: 'Parteneri', comparison: COMPARED_WORDS.title },
};

export const strings = {
  lead: 'Ce ați cerut, ce ați primit și cât a durat, din solicitările trimise în perioada aleasă.',
  tables,
  nothingTitle: 'Nicio solicitare trimisă în această perioadă',
  nothing:
    'Raportul se completează după ce trimiteți solicitări. Alegeți o perioadă mai lungă sau începeți o solicitare.',
  nothingToRead: 'Raportul se completează după ce se trimit solicitări. Alegeți o perioadă mai lungă.',
  create: 'Solicitare nouă',
  money: 'Lei fără TVA',
  series: ['Solicitat', 'Oferit', 'Acceptat'],
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
  requestsOf: (what: string, count: number) => `${what}: ${requests(count)}`,
  onTime: (count: number, of: number) => `${formatNumber(count)} din ${formatNumber(of)}`,
  ...REPORT_FIGURES,
  savingsText: (count: number) => REPORT_DEFINITIONS.savings(requests(count)),
};
