import { ERRORS } from '@psp/contracts/words/files';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { removeOwnFiles, removeUnclaimed } from './remove.ts';

const limits = {
  'upload:address': { times: 30, minutes: 60 },
};
type Own = typeof limits;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

declare module '../jobs/enqueue.ts' {
  interface Jobs {
    /** Removes an object of the file store whose row is gone. */
    'file-removal': { key: string };
  }
}

export const files: Capability = {
  name: 'files',
  words: { ERRORS },
  limits,
  jobs: { 'file-removal': { retryLimit: 30, expireInSeconds: 60, again: {} } },
  tidy: [{ name: 'unclaimed files', apply: removeUnclaimed }],
  personalData: {
    exports: {
      fisiere: {
        about: 'lista fișierelor încărcate',
        column: 'stored_file.account_id',
        rows: (id) => sql`
          select name, created_at from stored_file where account_id = ${id} and purpose <> 'export' order by id`,
      },
    },
    erase: removeOwnFiles,
  },
};
