import type { FirmMonth, FirmReport } from '@psp/contracts/firm-reports';
import type { MonthLine, ReportView } from '@psp/contracts/reports';
import { monthLabel } from '@psp/contracts/report-words';
import { winRateOf } from '@psp/contracts/win-rate';

const NO_REQUESTS: Omit<MonthLine, 'month'> = { requests: 0, requested: 0, offered: 0, accepted: 0 };
const NO_OFFERS: Omit<FirmMonth, 'month'> = { offers: 0, accepted: 0, declined: 0 };

const count = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });
const lei = (amount: number): string => `${count.format(amount)} lei`;

/** A month (yyyy-mm) of an authority's report, and its whole, as people read them. */
export const authorityValues = ({ months, figures }: ReportView, month: string) => {
  const line = months.find((one) => one.month === month) ?? NO_REQUESTS;
  return {
    month: monthLabel(month),
    requests: count.format(line.requests),
    requested: lei(line.requested),
    offered: lei(line.offered),
    accepted: lei(line.accepted),
    yearRequests: count.format(figures.requests),
    yearAccepted: lei(figures.accepted),
    yearSavings: figures.savings === null ? '' : lei(figures.savings),
  };
};

/** The same of a firm's report. */
export const firmValues = ({ months, figures }: FirmReport, month: string) => {
  const line = months.find((one) => one.month === month) ?? NO_OFFERS;
  const won = winRateOf(figures);
  return {
    month: monthLabel(month),
    offers: count.format(line.offers),
    accepted: count.format(line.accepted),
    declined: count.format(line.declined),
    yearOffers: count.format(figures.offers),
    yearAccepted: count.format(figures.accepted),
    yearDecided: count.format(figures.accepted + figures.declined),
    yearWon: won === null ? '' : `${rate.format(won)}%`,
    yearValue: lei(figures.value),
  };
};
