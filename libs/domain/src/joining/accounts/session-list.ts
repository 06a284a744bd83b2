import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { LIVE } from './sessions.ts';

/** A live session. Times are ISO strings; `userAgent` is the browser's User-Agent header. */
export interface ListedSession {
  id: string;
  userAgent: string;
  address: string | null;
  organisation: string;
  createdAt: string;
  lastSeenAt: string;
}

/** Lists the live sessions of an account, most recently used first. */
export const listSessions = async (db: Db, accountId: string): Promise<ListedSession[]> => {
  const row = await oneRow(
    db,
    sql<{ items: ListedSession[] }>`select coalesce(json_agg(json_build_object('id', s.id, 'userAgent', s.user_agent,
        'address', host(s.address), 'organisation', o.name, 'createdAt', s.created_at, 'lastSeenAt', s.last_seen_at)
      order by s.last_seen_at desc, s.id desc), '[]') as items
    from session s join organisation o on o.id = s.organisation_id
    join membership m on m.account_id = s.account_id and m.organisation_id = s.organisation_id
    where s.account_id = ${accountId} and ${LIVE}`,
  );
  return row?.items ?? [];
};

/** Ends a live session of the actor's account. Throws `not_found`. */
export const endSession = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const ended = sql`update session set ended_at = now(), end_reason = 'signed_out'
    where id = ${id} and account_id = ${write.actor.accountId} and ${LIVE} returning id`;
  found(await oneRow(write.db, ended));
  record(write, { entity: 'session', id }, { action: 'end' }, { details: { scope: 'one' } });
};
