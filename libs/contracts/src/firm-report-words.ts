/* Without zod. Shared by the page, the files and the printed report. */

import { COMPARED_MIN, type PriceRange } from './price-ranges.ts';

/** Columns of the tables of a firm's report. */
export const FIRM_COLUMNS = {
  month: 'Luna',
  domain: 'Domeniu',
  offers: 'Oferte depuse',
  accepted: 'Acceptate',
  declined: 'Respinse',
  winRate: 'Rată de câștig, %',
  status: 'Starea ofertei',
  range: 'Față de prețul ales',
  lost: 'Oferte respinse',
  criterion: 'Criteriu',
  mean: 'Nota medie',
  reviews: 'Recenzii',
  mark: (mark: number) => `Nota ${mark}`,
};

export const RANGE_LABELS: Record<PriceRange, string> = {
  below: 'Sub prețul ales',
  to10: '0–10% peste',
  to25: '10–25% peste',
  over25: 'Peste 25%',
};

/** Names of the figures of a firm's report. */
export const FIRM_FIGURES = {
  offers: 'Oferte depuse',
  accepted: 'Acceptate',
  declined: 'Respinse',
  winRate: 'Rată de câștig',
  value: 'Valoare acceptată',
  response: 'Timp de răspuns',
};

/** Definitions of the figures of a firm's report. */
export const FIRM_DEFINITIONS = {
  offers: 'Ofertele a căror ultimă depunere este în perioadă, oricum s-au încheiat; ciornele nu intră.',
  accepted: 'Dintre acestea, cele alese de autoritate.',
  declined: 'Dintre acestea, cele pe care autoritatea le-a respins, cu motivul ei.',
  winRate:
    'Ofertele acceptate din cele decise, adică acceptate sau respinse. Nu intră cele în curs, retrase, expirate sau închise fără alegere.',
  value: 'Suma prețurilor ofertelor acceptate, în lei fără TVA.',
  response:
    'Jumătate dintre oferte au fost depuse prima oară în cel mult acest timp de când firma a deschis solicitarea în portal.',
  months: 'Fiecare ofertă stă în luna ultimei depuneri, cu starea ei de acum.',
  domains: 'Domeniul este cel al solicitării.',
  states: 'Starea de acum a ofertelor depuse în perioadă.',
  prices: `Ofertele respinse la solicitări la care a fost aleasă alta, după cât era prețul lor fără TVA față de cel ales. Se arată de la ${COMPARED_MIN} oferte respinse, numai pe intervale și pe toată perioada, ca să nu se afle prețul unui concurent.`,
  tooFew: `Sunt mai puțin de ${COMPARED_MIN} oferte respinse la solicitări la care a fost aleasă alta. Alegeți o perioadă mai lungă.`,
  reviews: 'Recenziile autorităților publicate în perioadă, cu notele de la 1 la 5 pe fiecare criteriu.',
};
