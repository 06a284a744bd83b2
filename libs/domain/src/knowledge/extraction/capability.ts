import type { Capability } from '../../capability.ts';
import { ReadFiles } from '../../migrations/0128-read-files.ts';

declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Extracts the text of a file of the library; `id` is the stored file's. */
    'text-extraction': { id: string };
  }
}

export const extraction: Capability = {
  name: 'extraction',
  migrations: { '0128-read-files': ReadFiles },
  jobs: { 'text-extraction': { retryLimit: 8, expireInSeconds: 300 } },
};
