import { FIRM_COLUMNS, FIRM_FIGURES } from '@psp/contracts/firm-report-words';
import type { FirmTable } from '@psp/contracts/firm-reports';
import { COMPARED_WORDS } from '@psp/contracts/similar-organisations';
import { formatNumber, plural } from '@psp/design-system/format';

const tables: Record<FirmTable, string> = {
  months: 'Pe luni',
  domains: 'Pe domenii',
  states: 'Ofertele pe stări',
  prices: 'Prețul față de cel ales',
  reviews: 'Recenzii pe criterii',
  comparison: COMPARED_WORDS.title,
};
const reviews = (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' });
const decided = (count: number) => plural(count, { one: 'decisă', few: 'decise', other: 'decise' });

export const strings = {
  lead: 'Cum stau ofertele firmei, cât de repede răspundeți și ce spun autoritățile, în perioada aleasă.',
  tables,
  nothingTitle: 'Nicio ofertă depusă și nicio recenzie în această perioadă',
  nothing: 'Raportul se completează după ce depuneți oferte. Alegeți o perioadă mai lungă sau căutați o oportunitate.',
  nothingToRead: 'Raportul se completează după ce se depun oferte. Alegeți o perioadă mai lungă.',
  findWork: 'Vezi oportunitățile',
  columns: { ...FIRM_COLUMNS, offers: 'Depuse', winRate: 'Rată de câștig' },
  ...FIRM_FIGURES,
  winRateOf: (rate: string, accepted: number, all: number) => `${rate}, ${formatNumber(accepted)} din ${decided(all)}`,
  undecided: 'Încă nu aveți destule oferte decise.',
  answers: (count: number) => `Din ${plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' })}.`,
  rating: 'Nota medie',
  ratingOf: (rating: string, count: number) => `${rating} (${reviews(count)})`,
  reviewsOf: reviews,
  meanOf: (criterion: string, mean: string, count: number) => `${criterion}, nota medie ${mean}: ${reviews(count)}`,
  shortRanges: { below: 'Sub', to10: '0–10%', to25: '10–25%', over25: '> 25%' },
  percent: (value: number) => `${formatNumber(value)}%`,
  offersOf: (value: number) => plural(value, { one: 'ofertă', few: 'oferte', other: 'oferte' }),
  offersChart: 'Număr de oferte',
  series: ['Depuse', 'Acceptate', 'Respinse'],
  offersTaken: 'Oferte',
  lostSeries: ['Oferte respinse'],
  marksChart: 'Nota medie',
  marksSeries: ['Nota medie'],
  listOf: (what: string, count: string) => `${what}: ${count}`,
  lost: (count: number) =>
    count === 0 ? '' : `Până acum: ${plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' })}.`,
  noReviews: 'Nicio recenzie publicată în această perioadă.',
};
