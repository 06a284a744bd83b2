import { sql } from 'kysely';
import { flush, send, type Write } from '../../write.ts';

/** Counts the median time of a firm's answers again, after it has sent one. */
export const countResponse = async (write: Write<unknown>, firm: string): Promise<void> => {
  await flush(write);
  send(
    write,
    sql`insert into partner_response (organisation_id, median_hours) select ${firm}, r.median_hours from firm_response(${firm}) r
      on conflict (organisation_id) do update set median_hours = excluded.median_hours`,
  );
};
