import type { Kind } from '@psp/contracts/common';
import type { MessageAudience, Reach, SeatMessage } from '@psp/contracts/seat-messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import type { Message } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notifyRegistrations } from './notify-registrations.ts';
import { lockPool } from './pool.ts';

const HAS_SEAT = sql`r.status in ('confirmed', 'attended', 'absent')`;
const WAITS = sql`r.status in ('waitlisted', 'offered', 'requested')`;
/* SQL conditions for a registration `r`. */
const AUDIENCES: Record<MessageAudience, Sql> = { all: sql`r.status <> 'cancelled'`, seat: HAS_SEAT, waiting: WAITS };

/* SQL: JSON object of type `Reach` for a pool. */
const reachOf = (poolId: Sql, audience: MessageAudience): Sql => sql`(select json_build_object(
    'people', count(m.account_id), 'unreached', count(*) - count(m.account_id)) from seat_registration r
  left join membership m on m.account_id = r.account_id and m.organisation_id = r.organisation_id
  where r.pool_id = ${poolId} and ${AUDIENCES[audience]})`;

/**
 * Sends a message to participants as notifications. `notification` makes the one of a kind of organisation. Returns how many people it
 * reaches. Throws `seats.no_recipients` and `rate.limited`.
 */
export const sendSeatMessage = async (
  write: Write<Actor>,
  poolId: string,
  { audience, title, text }: SeatMessage,
  notification: (kind: Kind) => Message,
): Promise<Reach> => {
  const { db, actor, now } = write;
  await lockPool(write, poolId);
  const { reach } = found(
    await oneRow(db, sql<{ reach: Reach }>`select ${reachOf(sql`${poolId}::uuid`, audience)} as reach`),
  );
  if (reach.people === 0) throw new DomainError('seats.no_recipients');
  await countAttempt(write, 'seat-message:pool', poolId);
  await db.run(sql`insert into seat_message (pool_id, created_at, sent_by, audience, title, body, people, unreached)
    values (${poolId}, ${now}, ${actor.accountId}, ${audience}, ${title}, ${text}, ${reach.people}, ${reach.unreached})`);
  await notifyRegistrations(write, sql`r.pool_id = ${poolId} and ${AUDIENCES[audience]}`, notification);
  return reach;
};

/** Messages that were sent to the participants of a pool, and whom a message would reach now, as JSON text (`sentMessages`). */
export const listSentMessages = (db: Db, poolId: string): Promise<string> => {
  const pool = sql`${poolId}::uuid`;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
        'items', (select coalesce(json_agg(json_build_object('id', s.id, 'at', s.created_at, 'by', a.display_name,
            'audience', s.audience, 'title', s.title, 'text', s.body, 'people', s.people, 'unreached', s.unreached)
          order by s.id desc), '[]') from seat_message s join account a on a.id = s.sent_by where s.pool_id = ${pool}),
        'reach', json_build_object('all', ${reachOf(pool, 'all')}, 'seat', ${reachOf(pool, 'seat')},
          'waiting', ${reachOf(pool, 'waiting')}))::text as json`,
  );
};

/**
 * SQL: JSON array of the messages that the actor may read as a participant (`receivedMessage`), the newest first: those to everybody, to
 * the state that the registration has, and to those who waited while the person did.
 */
export const receivedMessages = ({ accountId, organisationId }: Actor, poolId: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'at', s.created_at, 'title', s.title, 'text', s.body) order by s.id desc), '[]')
  from seat_message s where s.pool_id = ${poolId} and exists (select from seat_registration r
    where r.pool_id = s.pool_id and r.account_id = ${accountId} and r.organisation_id = ${organisationId} and r.status <> 'cancelled'
      and case s.audience when 'seat' then ${HAS_SEAT}
        when 'waiting' then ${WAITS} or (r.place is not null and r.created_at <= s.created_at) else true end))`;
