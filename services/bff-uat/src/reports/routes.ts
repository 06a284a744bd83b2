import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { REPORT_COLUMNS as columns } from '@psp/contracts/report-words';
import {
  type DomainLine,
  type MonthLine,
  type PartnerLine,
  type ReportTable,
  type ReportView,
  reportOperations,
} from '@psp/contracts/reports';
import { authorityLines } from '@psp/contracts/similar-organisations';
import type { DomainNames } from '@psp/contracts/taxonomies';
import { authorityReport, readAuthorityReport } from '@psp/domain/overseeing/reports/authority-report';
import { COMPARED_COLUMNS, reportFileRoutes, reportHandlers, tableOf } from '@psp/features/reports/server/routes';

type Money = Omit<MonthLine, 'month'>;
const money = [
  { label: columns.requests, value: ({ requests }: Money) => requests },
  { label: columns.requested, value: ({ requested }: Money) => requested },
  { label: columns.offered, value: ({ offered }: Money) => offered },
  { label: columns.accepted, value: ({ accepted }: Money) => accepted },
];

/** Columns of the exported parts of a report. */
const MONTHS = [{ label: columns.month, value: ({ month }: MonthLine) => month }, ...money];
const domainLines = (names: DomainNames) => [
  { label: columns.domain, value: ({ domain }: DomainLine) => names[domain] },
  ...money,
];
const PARTNERS = [
  { label: columns.partner, value: ({ partner }: PartnerLine) => partner.name },
  { label: columns.offers, value: ({ offers }: PartnerLine) => offers },
  { label: columns.acceptedCount, value: ({ accepted }: PartnerLine) => accepted },
  { label: columns.value, value: ({ value }: PartnerLine) => value },
  { label: columns.completed, value: ({ completed }: PartnerLine) => completed },
  { label: columns.onTime, value: ({ onTime }: PartnerLine) => onTime },
  { label: columns.rating, value: ({ rating }: PartnerLine) => rating },
];

const part = ({ months, domains, partners, comparison }: ReportView, table: ReportTable, names: DomainNames) => {
  if (table === 'comparison') return tableOf(COMPARED_COLUMNS, comparison ? authorityLines(comparison) : []);
  if (table === 'months') return tableOf(MONTHS, months);
  return table === 'domains' ? tableOf(domainLines(names), domains) : tableOf(PARTNERS, partners);
};

/** Report on amounts, durations and partners of the authority's requests. */
export const reportRoutes = (app: PortalApp): void => {
  implement(app, 'uat', reportOperations, reportHandlers({ text: readAuthorityReport, read: authorityReport, part }));
  reportFileRoutes(app, 'uat');
};
