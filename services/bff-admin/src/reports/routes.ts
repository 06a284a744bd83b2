import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendCells, sendWorkbook } from '@psp/bff-kit/tables/send-table';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { type NetworkReport, type NetworkReportQuery, networkReportOperations } from '@psp/contracts/network-reports';
import { periodSlug } from '@psp/contracts/report-periods';
import { TABLE_FILES } from '@psp/contracts/report-words';
import { askForReport } from '@psp/domain/overseeing/reports/ask-for-report';
import { computeAgain, networkReportOf, readReport } from '@psp/domain/overseeing/reports/network/kept';
import {
  editNetworkMail,
  previewNetworkMail,
  readNetworkMail,
} from '@psp/domain/overseeing/reports/network/monthly-mail';
import { lastReport, readReportFile } from '@psp/domain/overseeing/reports/report-files';
import { partOf, sheetsOf } from './tables.ts';

/* Of the moment of the report: its year is not that of a later one. */
const slugOf = ({ period, county }: NetworkReportQuery, { computedAt }: NetworkReport): string =>
  [periodSlug(period, new Date(computedAt)), ...(county ? [county.toLowerCase()] : [])].join('-');

/** Figures of the whole network: kept with their moment, as tables, as PDF and as a monthly mail. */
export const networkReportRoutes = (app: PortalApp): void =>
  implement(app, 'admin', networkReportOperations, {
    view: ({ db, now }, query) => readReport(db, query, now),
    table: async ({ db, now }, { table, format, ...query }, reply) => {
      const report = await networkReportOf(db, query, now);
      const name = `raport-retea-${TABLE_FILES[table]}-${slugOf(query, report)}`;
      return sendCells(reply, { name, format, ...partOf(report, table) });
    },
    workbook: async ({ db, now }, query, reply) => {
      const report = await networkReportOf(db, query, now);
      return sendWorkbook(reply, {
        name: `raport-retea-${slugOf(query, report)}`,
        sheets: sheetsOf(report, query.county),
      });
    },
    again: acting({ command: computeAgain, answer: async (_, report) => report }),
    file: async ({ db, actor }, choice) => ({ file: await lastReport(db, actor, choice) }),
    askForFile: acting({
      command: askForReport,
      answer: async ({ db, actor }, _, choice) => ({ file: await lastReport(db, actor, choice) }),
    }),
    download: async ({ db, actor }, { id }, reply) =>
      sendStoredFile(reply, app.portal.files, await readReportFile(db, actor, id)),
    mail: ({ db, now }) => readNetworkMail(db, now),
    mailPreview: ({ db, actor, now }) => previewNetworkMail(db, actor, now),
    editMail: acting({ command: editNetworkMail, answer: ({ db, now }) => readNetworkMail(db, now) }),
  });
