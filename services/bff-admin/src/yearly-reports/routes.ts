import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { yearlyEditingOperations } from '@psp/contracts/yearly-operations';
import { found } from '@psp/domain/load';
import { listEditedReports, readEditedReport } from '@psp/domain/overseeing/yearly-reports/queries';
import {
  beginYearlyReport,
  correctYearlyReport,
  discardYearlyReport,
  editYearlyReport,
  publishYearlyReport,
} from '@psp/domain/overseeing/yearly-reports/reports';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readEditedReport(db, actor, id, now);
const step = actsOn(viewOf);

/** The public reports of a year, as the association writes and publishes them. */
export const yearlyReportRoutes = (app: PortalApp): void =>
  implement(app, 'admin', yearlyEditingOperations, {
    list: ({ db }) => listEditedReports(db),
    view: (read, { id }) => viewOf(read, id),
    create: acting({ command: beginYearlyReport, answer: async (write, id) => found(await viewOf(write, id)) }),
    edit: step(editYearlyReport),
    discard: discardYearlyReport,
    publish: step(publishYearlyReport),
    correct: step(correctYearlyReport),
  });
