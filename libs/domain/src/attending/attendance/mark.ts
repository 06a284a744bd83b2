import type { AttendanceMark, MarkOutcome, MarkResult } from '@psp/contracts/attendance';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { lockPool } from '../seats/pool.ts';
import { SeatRegistration } from '../seats/registration.entity.ts';

const ENTITY = 'seat-registration';

interface Found {
  id: string;
  poolId: string;
  status: SeatRegistration['status'];
  name: string;
  isCertified: boolean;
}

/* Registration of a mark, of whatever event. */
const findMarked = ({ db }: Write<Actor>, { registrationId, ticket }: AttendanceMark): Promise<Found | null> =>
  oneRow(
    db,
    sql<Found>`select r.id, r.pool_id as "poolId", r.status, coalesce(a.display_name, r.guest_name) as name,
        exists (select from seat_certificate c where c.registration_id = r.id) as "isCertified"
      from seat_registration r left join account a on a.id = r.account_id
      where ${registrationId ? sql`r.id = ${registrationId}` : sql`r.ticket = ${ticket ?? ''}`}`,
  );

interface Stored {
  isPresent: boolean;
  at: string;
}

/** The stored mark of a sitting. */
const storedMark = ({ db }: Write<Actor>, id: string, sitting: number): Promise<Stored | null> =>
  oneRow(
    db,
    sql<Stored>`select is_present as "isPresent", marked_at as at from attendance
      where registration_id = ${id} and sitting = ${sitting}`,
  );

const isPresentSomewhere = async ({ db }: Write<Actor>, id: string): Promise<boolean> =>
  (await oneRow(db, sql`select from attendance where registration_id = ${id} and is_present limit 1`)) !== null;

interface Mark {
  sitting: number;
  isPresent: boolean;
  way: AttendanceMark['way'] | 'walk_in';
  at: Date;
}

/** Stores a mark of a registration whose pool is locked, and whether the person attended at all. */
export const storeMark = async (write: Write<Actor>, id: string, { sitting, isPresent, way, at }: Mark) => {
  const { db, actor, now } = write;
  await db.run(sql`insert into attendance (registration_id, sitting, is_present, way, marked_at, marked_by)
    values (${id}, ${sitting}, ${isPresent}, ${way}, ${at}, ${actor.accountId})
    on conflict (registration_id, sitting) do update set is_present = excluded.is_present, way = excluded.way,
      marked_at = excluded.marked_at, marked_by = excluded.marked_by`);
  const attended = isPresent || (await isPresentSomewhere(write, id));
  const registration = await lock(write, SeatRegistration, { id });
  const { status } = registration;
  const change =
    (status === 'attended') === attended && status !== 'confirmed'
      ? { action: isPresent ? 'attend' : 'miss', from: status, to: status }
      : registration.mark(attended, actor, now);
  record(write, { entity: ENTITY, id }, change, { details: { sitting, way } });
  await flush(write);
};

const REFUSED: Partial<Record<Found['status'], MarkOutcome>> = {
  cancelled: 'cancelled',
  waitlisted: 'no_seat',
  offered: 'no_seat',
  requested: 'no_seat',
};

/** Attendance list to which marks belong. */
export interface Door {
  poolId: string;
  /** Number of sittings. */
  sittings: number;
}

const markOne = async (write: Write<Actor>, door: Door, mark: AttendanceMark): Promise<MarkResult> => {
  const { isPresent, sitting } = mark;
  const found = await findMarked(write, mark);
  const none = { registrationId: null, name: null, at: null };
  if (!found || sitting >= door.sittings) return { ...none, outcome: 'unknown' };
  if (found.poolId !== door.poolId) return { ...none, outcome: 'other' };
  const who = { registrationId: found.id, name: found.name };
  const refused = REFUSED[found.status];
  if (refused) return { ...who, outcome: refused, at: null };
  const at = new Date(Math.min(new Date(mark.at).getTime(), write.now.getTime()));
  const stored = await storedMark(write, found.id, sitting);
  const storedAt = stored && new Date(stored.at);
  // The same mark again, after its answer was lost.
  const isRepeated = stored?.isPresent === isPresent && storedAt?.getTime() === at.getTime();
  if (isRepeated) return { ...who, outcome: isPresent ? 'present' : 'absent', at: at.toISOString() };
  if (stored && storedAt && ((stored.isPresent && isPresent) || storedAt > at))
    return { ...who, outcome: stored.isPresent ? 'already' : 'absent', at: storedAt.toISOString() };
  if (!isPresent && found.isCertified) return { ...who, outcome: 'certified', at: null };
  await storeMark(write, found.id, { ...mark, at });
  return { ...who, outcome: isPresent ? 'present' : 'absent', at: at.toISOString() };
};

/**
 * Marks who is present at the sittings of an event or a training. A mark that cannot be made is reported by its outcome, so that marks
 * collected without a connection do not refuse each other. The mark with the latest moment counts.
 */
export const markPresence = async (
  write: Write<Actor>,
  door: Door,
  marks: readonly AttendanceMark[],
): Promise<MarkResult[]> => {
  await lockPool(write, door.poolId);
  const results: MarkResult[] = [];
  for (const mark of marks) results.push(await markOne(write, door, mark));
  return results;
};

/** Marks those of a pool as absent who have a seat and no mark. Returns how many. */
export const markNoShows = async (write: Write<Actor>, poolId: string): Promise<number> => {
  const { db, actor, now } = write;
  await lockPool(write, poolId);
  const missing = await db.run(
    sql<{
      id: string;
    }>`select id from seat_registration where pool_id = ${poolId} and status = 'confirmed' order by id`,
  );
  for (const { id } of missing) {
    const registration = await lock(write, SeatRegistration, { id });
    record(write, { entity: ENTITY, id }, registration.mark(false, actor, now));
  }
  await flush(write);
  return missing.length;
};

/** JSON array of the marks of the registration `r`. */
export const MARKS: Sql = sql`coalesce((select json_agg(json_build_object('sitting', t.sitting, 'isPresent', t.is_present,
  'way', t.way, 'at', t.marked_at) order by t.sitting) from attendance t where t.registration_id = r.id), '[]')`;
