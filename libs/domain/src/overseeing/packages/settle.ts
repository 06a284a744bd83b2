import { sql } from 'kysely';
import { markReadWhere } from '../../operating/notifications/waiting.ts';
import { flush, type Write } from '../../write.ts';

/**
 * Marks the notifications about the end and the proforma of an organisation's package as read. Those about the proforma stay unread
 * while another of its periods is not paid.
 */
export const settleTold = async (write: Write<unknown>, organisationId: string): Promise<void> => {
  await flush(write);
  await markReadWhere(
    write,
    sql`n.organisation_id = ${organisationId} and (n.event = 'packages.ends' or n.event = 'packages.issued' and not exists (
      select from proforma f where f.organisation_id = n.organisation_id and f.period_id is not null and f.status = 'issued'))`,
  );
};
