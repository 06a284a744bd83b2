import { ACTS } from '@psp/contracts/words/reports';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { MonthlyReports } from '../../migrations/0039-monthly-reports.ts';
import { ReportFiles } from '../../migrations/0040-report-files.ts';
import { ReportMailLinks } from '../../migrations/0046-report-mail-links.ts';
import { ReportPeriods } from '../../migrations/0060-report-periods.ts';
import { ReportComparisons } from '../../migrations/0173-report-comparisons.ts';
import { NetworkMail } from '../../migrations/0172-network-mail.ts';
import { KeptMoments } from '../../migrations/0181-kept-moments.ts';
import { NetworkReports } from '../../migrations/0171-network-reports.ts';
import { MAILS } from './mails.ts';
import { NETWORK_MAILS } from './network/mails.ts';
import { refreshReports, TIDY_KEPT } from './network/kept.ts';
import { sendNetworkMails } from './network/send-monthly.ts';
import { removeOldReports } from './report-files.ts';
import { dueMails, sendMail } from './send-monthly.ts';

const limits = { 'report-file:organisation': { times: 60, minutes: 60 } };
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}
declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Builds an authority's report as PDF. */
    'report-file': { id: string };
    /** Builds a firm's report as PDF. */
    'firm-report-file': { id: string };
    /** Builds a report of the network as PDF. */
    'network-report-file': { id: string };
  }
}

export const reports: Capability = {
  name: 'reports',
  words: { ACTS },
  limits,
  mails: { ...MAILS, ...NETWORK_MAILS },
  migrations: {
    '0039-monthly-reports': MonthlyReports,
    '0040-report-files': ReportFiles,
    '0046-report-mail-links': ReportMailLinks,
    '0060-report-periods': ReportPeriods,
    '0173-report-comparisons': ReportComparisons,
    '0171-network-reports': NetworkReports,
    '0172-network-mail': NetworkMail,
    '0181-kept-moments': KeptMoments,
  },
  jobs: {
    'report-file': { retryLimit: 3, expireInSeconds: 300 },
    'firm-report-file': { retryLimit: 3, expireInSeconds: 300 },
    'network-report-file': { retryLimit: 3, expireInSeconds: 300 },
  },
  tidy: [
    { name: 'old reports', apply: removeOldReports },
    `delete from report_file where created_at < now() - interval '30 days'`,
    TIDY_KEPT,
  ],
  time: { sendReports: { due: dueMails, apply: sendMail }, refreshReports, sendNetworkMails },
  personalData: {
    exports: {
      'rapoarte-lunare': {
        about: 'organizațiile ale căror rapoarte lunare le primiți pe e-mail',
        column: 'report_mail.account_id',
        rows: (id) => sql`select o.name as organisation, m.created_at from report_mail m
          join organisation o on o.id = m.organisation_id where m.account_id = ${id} order by m.id`,
      },
      'raport-lunar-al-retelei': {
        about: 'dacă primiți pe e-mail raportul lunar al rețelei, și când a plecat ultimul',
        column: 'network_mail_recipient.account_id',
        rows: (id) => sql`select last_month, sent_at from network_mail_recipient where account_id = ${id}`,
      },
    },
    erase: async ({ db }, { id }) => {
      await db.run(sql`delete from report_mail where account_id = ${id}`);
      await db.run(sql`delete from network_mail_recipient where account_id = ${id}`);
    },
  },
};
