import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/yearly-reports';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { YearlyReports } from '../../migrations/0174-yearly-reports.ts';
import { KeptYearlyReports } from '../../migrations/0180-kept-yearly-reports.ts';
import { YearlyReport } from './report.entity.ts';

const BY_THE_OFFICE = ['yearly_report.created_by', 'yearly_report.published_by', 'yearly_report_correction.created_by'];

export const yearlyReports: Capability = {
  name: 'yearly-reports',
  words: { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS },
  entities: [YearlyReport],
  migrations: { '0174-yearly-reports': YearlyReports, '0180-kept-yearly-reports': KeptYearlyReports },
  constraints: { yearly_report_year: 'yearly-report.exists' },
  live: sql`select c.event, 'yearly-report:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'yearly-report'`,
  publicAddresses: sql`select '/raport/' as folder, y.year::text as id, y.updated_at from yearly_report y where y.status = 'published'`,
  personalData: {
    leftOut: Object.fromEntries(BY_THE_OFFICE.map((column) => [column, OFFICE_WORK])),
    stays: BY_THE_OFFICE,
  },
};
