import type { PortalApp } from '@psp/bff-kit/service';
import { reportFileQuery, type ReportTable, type ReportView, reportView } from '@psp/contracts/reports';
import { authorityReport, readAuthorityReport } from '@psp/domain/operating/reports/authority-report';
import { reportRoutes as areaReports, tableOf } from '@psp/features/reports/server/routes';
import { DOMAIN_LINES, MONTHS, PARTNERS } from './tables.ts';

const part = ({ months, domains, partners }: ReportView, table: ReportTable) => {
  if (table === 'months') return tableOf(MONTHS, months);
  return table === 'domains' ? tableOf(DOMAIN_LINES, domains) : tableOf(PARTNERS, partners);
};

/** Money, durations and partners of the authority's requests. */
export const reportRoutes = (app: PortalApp): void =>
  areaReports(app, 'uat', {
    ...{ view: reportView, text: readAuthorityReport, read: authorityReport },
    ...{ fileQuery: reportFileQuery, part },
  });
