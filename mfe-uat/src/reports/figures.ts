import { daysLabel, REPORT_DEFINITIONS as how } from '@psp/contracts/report-words';
import type { ReportView } from '@psp/contracts/reports';
import { formatNumber } from '@psp/design-system/format';
import { given, type ReportFigure } from '@psp/features/reports/ui/report-figures';
import { strings as common } from '@psp/features/reports/ui/strings';
import { type ReportDays, requestsHref } from './list-href.ts';
import { strings } from './strings.ts';

/** The report in eight figures; that of the requests leads to them. */
export const figuresOf = ({ figures }: ReportView, days: ReportDays): ReportFigure[] => {
  const { requests, requested, offered, accepted, offersPerRequest, daysToAccepted, daysToCompleted, savings } =
    figures;
  return [
    {
      ...{ term: strings.requests, value: formatNumber(requests), definition: how.requests },
      href: requestsHref(days),
    },
    { term: strings.requested, value: common.lei(requested), definition: how.requested },
    { term: strings.offered, value: common.lei(offered), definition: how.offered },
    { term: strings.accepted, value: common.lei(accepted), definition: how.accepted },
    {
      ...{ term: strings.offersPerRequest, value: given(offersPerRequest, formatNumber) },
      definition: how.offersPerRequest,
    },
    { term: strings.toAccepted, value: given(daysToAccepted, daysLabel), definition: how.toAccepted },
    { term: strings.toCompleted, value: given(daysToCompleted, daysLabel), definition: how.toCompleted },
    { term: strings.savings, value: given(savings, common.lei), definition: strings.savingsText(figures.savingsOf) },
  ];
};
