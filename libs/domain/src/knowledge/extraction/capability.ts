import { sql } from 'kysely';
import type { Capability, RunAgain } from '../../capability.ts';
import { ReadFiles } from '../../migrations/0128-read-files.ts';

declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Extracts the text of a file of the library; `id` is the stored file's. */
    'text-extraction': { id: string };
  }
}

/* A file that could not be read waits again. */
const readAgain: RunAgain['prepare'] = ({ db }, ids) =>
  db.run(
    sql`update library_file set text_state = 'waiting' where file_id = any (${ids}::uuid[]) and text_state = 'broken'`,
  );

export const extraction: Capability = {
  name: 'extraction',
  migrations: { '0128-read-files': ReadFiles },
  jobs: { 'text-extraction': { retryLimit: 8, expireInSeconds: 300, again: { prepare: readAgain } } },
};
