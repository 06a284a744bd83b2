import { implement, type Read, type Reply } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { openCsvOf } from '@psp/bff-kit/tables/csv';
import { publicYearlyOperations } from '@psp/contracts/yearly-operations';
import type { YearlyReport } from '@psp/contracts/yearly-reports';
import { found } from '@psp/domain/load';
import { dataJson, dataRows, dictionaryRows } from '@psp/domain/overseeing/yearly-reports/open-data';
import { listYearlyReports, readYearlyReport } from '@psp/domain/overseeing/yearly-reports/queries';

interface OpenFile {
  /** Name of the file, after the year. */
  name: string;
  type: string;
  contentOf: (report: YearlyReport) => string;
}

/** The published reports of a year, and their figures as open data. */
export const yearlyReportRoutes = (app: PortalApp): void => {
  const send =
    ({ name, type, contentOf }: OpenFile) =>
    async ({ db }: Pick<Read, 'db'>, { an }: { an: number }, reply: Reply) => {
      const content = contentOf(found(await readYearlyReport(db, an)));
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="raport-${an}-${name}"`)
        .send(content);
    };
  implement(app, 'public', publicYearlyOperations, {
    list: ({ db }) => shareRead('yearly reports', () => listYearlyReports(db)),
    view: ({ db }, { an }) => readYearlyReport(db, an),
    csv: send({ name: 'date.csv', type: 'text/csv', contentOf: (report) => openCsvOf(dataRows(report)) }),
    json: send({
      ...{ name: 'date.json', type: 'application/json' },
      contentOf: (report) => JSON.stringify(dataJson(report)),
    }),
    dictionary: send({
      name: 'dictionar.csv',
      type: 'text/csv',
      contentOf: (report) => openCsvOf(dictionaryRows(report)),
    }),
  });
};
