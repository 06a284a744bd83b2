import { sql } from 'kysely';
import { markReadWhere } from '../../operating/notifications/waiting.ts';
import { flush, type Write } from '../../write.ts';

/** Marks what an organisation was told of the end and the proforma of its package as read: both are done. */
export const settleTold = async (write: Write<unknown>, organisationId: string): Promise<void> => {
  await flush(write);
  await markReadWhere(
    write,
    sql`n.event in ('packages.ends', 'packages.issued') and n.organisation_id = ${organisationId}`,
  );
};
