import { ERRORS } from '@psp/contracts/words/purchase-files';
import type { Capability } from '../../capability.ts';
import { PurchaseFiles } from '../../migrations/0034-purchase-files.ts';
import { causedBy } from '../../operating/audit/last-act.ts';

const limits = {
  'verify:address': { times: 60, minutes: 10 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Builds the purchase file with this id. */
    'purchase-file': { id: string };
  }
}

export const purchaseFiles: Capability = {
  name: 'purchase-files',
  words: { ERRORS },
  limits,
  jobs: { 'purchase-file': { retryLimit: 3, expireInSeconds: 300 } },
  migrations: { '0034-purchase-files': PurchaseFiles },
  constraints: { purchase_file_one_running: 'purchase_file.running' },
  causes: {
    'purchase_file.running': causedBy({
      acts: ['service-request.file'],
      wayOn: 'Se întocmește acum; stă pe pagina solicitării de îndată ce este gata.',
    }),
  },
};
