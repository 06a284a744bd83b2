import { FIRM_DEFINITIONS as how } from '@psp/contracts/firm-report-words';
import type { FirmReport } from '@psp/contracts/firm-reports';
import { hoursLabel } from '@psp/contracts/report-words';
import { winRateOf } from '@psp/contracts/win-rate';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { given, type ReportFigure } from '@psp/features/reports/ui/report-figures';
import { strings as common } from '@psp/features/reports/ui/strings';
import { offersHref, reviewsHref } from './list-href.ts';
import { strings } from './strings.ts';

/** The report in figures; those that count offers lead to them. */
export const figuresOf = (report: FirmReport): ReportFigure[] => {
  const { figures, reviews } = report;
  const { offers, accepted, declined, value, answers, medianHours } = figures;
  const won = winRateOf(figures);
  const counts = [
    { term: strings.offers, value: formatNumber(offers), definition: how.offers, href: offersHref(report) },
    {
      ...{ term: strings.accepted, value: formatNumber(accepted), definition: how.accepted },
      href: offersHref(report, { status: 'accepted' }),
    },
    {
      ...{ term: strings.declined, value: formatNumber(declined), definition: how.declined },
      href: offersHref(report, { status: 'declined' }),
    },
  ];
  const rate: ReportFigure =
    won === null
      ? { term: strings.winRate, value: common.none, definition: `${strings.undecided} ${how.winRate}` }
      : {
          term: strings.winRate,
          value: strings.winRateOf(strings.percent(won), accepted, accepted + declined),
          definition: how.winRate,
          href: offersHref(report, { status: 'decided' }),
        };
  return [
    ...counts,
    rate,
    { term: strings.value, value: common.lei(value), definition: how.value },
    {
      ...{ term: strings.response, value: given(medianHours, hoursLabel) },
      definition: answers > 0 ? `${how.response} ${strings.answers(answers)}` : how.response,
    },
    {
      term: strings.rating,
      value: reviews.rating === null ? common.none : strings.ratingOf(formatRating(reviews.rating), reviews.count),
      definition: how.reviews,
      ...(reviews.count > 0 && { href: reviewsHref(report) }),
    },
  ];
};
