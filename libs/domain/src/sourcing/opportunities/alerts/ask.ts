import { sql } from 'kysely';
import { send, type Write } from '../../../write.ts';

declare module '../../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Sends immediate alerts for a request that became visible to a firm. */
    'opportunity-alerts': { id: string };
  }
}

/** Enqueues immediate alerts for a request, to run after this transaction, if any filter has them. */
export const enqueueAlerts = (write: Write<unknown>, requestId: string): void =>
  send(
    write,
    sql`select enqueue('opportunity-alerts', array[jsonb_build_object('id', ${requestId}::uuid)])
      where exists (select from saved_filter where frequency = 'now')`,
  );
