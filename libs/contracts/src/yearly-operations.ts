import { anyone, editors, viewers } from './access.ts';
import { versioned } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import {
  correctYearlyReport,
  editedYearlyList,
  editedYearlyReport,
  newYearlyReport,
  saveYearlyTexts,
  yearlyReport,
  yearlyReportList,
  yearParams,
} from './yearly-reports.ts';

const changed = { access: editors, view: editedYearlyReport };
/** Yearly reports as the association writes them. */
export const yearlyEditingOperations = operations(['admin'], {
  list: read('/yearly-reports', { access: viewers, view: editedYearlyList }),
  view: read('/yearly-reports/:id', { access: viewers, view: editedYearlyReport }),
  create: act('yearly-report.create', 'POST /yearly-reports', { ...changed, body: newYearlyReport }),
  edit: act('yearly-report.edit', 'PUT /yearly-reports/:id', { ...changed, body: saveYearlyTexts }),
  discard: act('yearly-report.discard', 'POST /yearly-reports/:id/discard', { access: editors, body: versioned }),
  publish: act('yearly-report.publish', 'POST /yearly-reports/:id/publish', { ...changed, body: versioned }),
  correct: act('yearly-report.correct', 'POST /yearly-reports/:id/corrections', {
    ...changed,
    body: correctYearlyReport,
  }),
});

const published = { access: anyone, topics: ['yearly-reports'] as const };
/** Published reports, and their figures as open data. */
export const publicYearlyOperations = operations(['public'], {
  list: read('/yearly-reports', { ...published, view: yearlyReportList }),
  view: read('/yearly-reports/:an', { ...published, params: yearParams, view: yearlyReport }),
  csv: file('/yearly-reports/:an/data.csv', { ...published, params: yearParams }),
  json: file('/yearly-reports/:an/data.json', { ...published, params: yearParams }),
  dictionary: file('/yearly-reports/:an/dictionary.csv', { ...published, params: yearParams }),
});
