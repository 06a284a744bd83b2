import { sql } from 'kysely';
import { send, type Write } from '../../../write.ts';

declare module '../../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Tells those who want to know at once of a request that is new to somebody. */
    'opportunity-alerts': { id: string };
  }
}

/** Has the filters looked through whose owners want to know at once, if there are any, after this transaction. */
export const askForAlerts = (write: Write<unknown>, requestId: string): void =>
  send(
    write,
    sql`select enqueue('opportunity-alerts', array[jsonb_build_object('id', ${requestId}::uuid)])
      where exists (select from saved_filter where frequency = 'now')`,
  );
