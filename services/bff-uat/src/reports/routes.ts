import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { reportOperations, type ReportTable, type ReportView } from '@psp/contracts/reports';
import { authorityReport, readAuthorityReport } from '@psp/domain/overseeing/reports/authority-report';
import { reportFileRoutes, reportHandlers, tableOf } from '@psp/features/reports/server/routes';
import { DOMAIN_LINES, MONTHS, PARTNERS } from './tables.ts';

const part = ({ months, domains, partners }: ReportView, table: ReportTable) => {
  if (table === 'months') return tableOf(MONTHS, months);
  return table === 'domains' ? tableOf(DOMAIN_LINES, domains) : tableOf(PARTNERS, partners);
};

/** Money, durations and partners of the authority's requests. */
export const reportRoutes = (app: PortalApp): void => {
  implement(app, 'uat', reportOperations, reportHandlers({ text: readAuthorityReport, read: authorityReport, part }));
  reportFileRoutes(app, 'uat');
};
