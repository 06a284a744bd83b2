import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { causedBy } from '../audit/last-act.ts';
import { removeExpiredExports } from './export.ts';
import { MAILS } from './mails.ts';

declare module '../jobs/enqueue.ts' {
  interface Jobs {
    /** Collects the personal data of an account into a ZIP. */
    'data-export': { id: string };
  }
}

export const personalData: Capability = {
  name: 'personal-data',
  mails: MAILS,
  constraints: { data_export_one_running: 'account.export_running' },
  causes: {
    'account.export_running': causedBy({
      acts: ['account.requestExport'],
      rows: (_, { accountId }) => sql`${accountId}::uuid`,
      wayOn: 'Este încă în pregătire; primiți un e-mail când este gata și puteți cere altul după aceea.',
    }),
  },
  jobs: { 'data-export': { retryLimit: 5, expireInSeconds: 3600 } },
  tidy: [
    `delete from data_export where coalesce(expires_at, failed_at) < now() - interval '30 days'`,
    { name: 'expired exports', apply: removeExpiredExports },
  ],
  personalData: {
    leftOut: { 'data_export.account_id': 'the exports themselves' },
    erase: ({ db }, { id }) => db.run(sql`delete from data_export where account_id = ${id}`),
  },
};
