import type { SeatKind } from '@psp/contracts/proformas';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { SeatSubject } from './proforma.entity.ts';

/** Events and courses `s` with their pools, as they are shown to members. */
export const SUBJECTS: Sql = sql`(select 'event' as kind, id, number, title, starts_at, pool_id, status, readers
    from event where status <> 'draft'
  union all select 'training', id, number, title, starts_at, pool_id, status, 'everyone'
    from training where status in ('published', 'cancelled')) s`;

/** Registrations `r` of the pool of the subject `s` that have to be paid, on a proforma or not. */
export const PAID_SEATS: Sql = sql`r.pool_id = s.pool_id and r.organisation_id is not null
  and r.status in ('confirmed', 'attended', 'absent') and r.price > 0 and s.status = 'published'`;

/** The registration `r` is on no proforma that is `status`. */
export const onNone = (...statuses: ('issued' | 'paid')[]): Sql => sql`not exists (select from proforma_line l
  join proforma f on f.id = l.proforma_id where l.registration_id = r.id and f.status = any (${statuses}::text[]))`;

/** A subject with the pool of its seats. */
export interface PricedSubject extends SeatSubject {
  poolId: string;
}

const subjectWhere = (db: Db, where: Sql): Promise<PricedSubject | null> =>
  oneRow(
    db,
    sql<PricedSubject>`select kind, id, number, title, to_json(starts_at)#>>'{}' as "startsAt", pool_id as "poolId"
      from ${SUBJECTS} where ${where}`,
  );

/** Reads the event or course with this id that the actor may read, or null. */
export const readSubject = (
  db: Db,
  { kind: side, status }: Actor,
  { kind, id }: { kind: SeatKind; id: string },
): Promise<PricedSubject | null> => {
  const isReadable =
    side === 'admin' ? sql`true` : sql`(${status} = 'approved' and s.readers in ('everyone', ${side}))`;
  return subjectWhere(db, sql`s.kind = ${kind} and s.id = ${id} and ${isReadable}`);
};

/** Reads the event or course with the seats of this pool, or null. */
export const subjectOfPool = (db: Db, poolId: string): Promise<PricedSubject | null> =>
  subjectWhere(db, sql`s.pool_id = ${poolId}`);

/** A seat of an organisation that has to be paid. */
export interface DueSeat {
  registrationId: string;
  /** Lei. */
  price: number;
}

/** Reads the seats of an organisation in a pool that have to be paid and are on no paid proforma. */
export const dueSeats = (db: Db, poolId: string, organisationId: string): Promise<DueSeat[]> =>
  db.run(
    sql<DueSeat>`select r.id as "registrationId", r.price::float8 as price from ${SUBJECTS} join seat_registration r on ${PAID_SEATS}
      where s.pool_id = ${poolId} and r.organisation_id = ${organisationId} and ${onNone('paid')} order by r.id`,
  );
