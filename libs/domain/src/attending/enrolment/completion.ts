import { DOOR_HOURS } from '@psp/contracts/attendance';
import type { MarkTraining, TrainingSheet } from '@psp/contracts/enrolment';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { markNoShows, markPresence } from '../attendance/mark.ts';
import { issueCertificates } from '../certificates/certificates.ts';
import { notifyOf } from '../events/notify-registered.ts';
import { lockPool } from '../seats/pool.ts';
import { SeatRegistration } from '../seats/registration.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const HOUR_MS = 3_600_000;

interface Course {
  id: string;
  title: string;
  provider: string;
  poolId: string;
  sittings: TrainingSheet['sittings'];
  hours: number;
  startsAt: string;
  endsAt: string;
  completionShare: number;
  hasCertificate: boolean;
}

/* A published course. Throws `not_found`. */
const courseOf = async ({ db }: Pick<Write<unknown>, 'db'>, id: string): Promise<Course> =>
  found(
    await oneRow(
      db,
      sql<Course>`select id, title, provider, pool_id as "poolId", sittings, hours::float8, starts_at as "startsAt", ends_at as "endsAt",
        completion_share as "completionShare", has_certificate as "hasCertificate" from training where id = ${id} and status = 'published'`,
    ),
  );

const hasOpened = ({ startsAt }: Course, now: Date): boolean =>
  now.getTime() >= new Date(startsAt).getTime() - DOOR_HOURS * HOUR_MS;
const isOver = ({ endsAt }: Course, now: Date): boolean => now >= new Date(endsAt);

/** Reads the attendance of a published course, for the association. Throws `not_found`. */
export const readTrainingSheet = async (db: Db, actor: Actor, id: string, now: Date): Promise<TrainingSheet> => {
  const course = await courseOf({ db }, id);
  const row = found(
    await oneRow(
      db,
      sql<{
        number: string;
        people: TrainingSheet['people'];
      }>`select t.number, (select coalesce(json_agg(json_build_object(
          'id', r.id, 'name', coalesce(a.display_name, r.guest_name), 'organisation', coalesce(o.name, r.guest_organisation, ''),
          'status', r.status, 'present', (select coalesce(json_agg(d.sitting order by d.sitting), '[]') from attendance d
            where d.registration_id = r.id and d.is_present),
          'certificate', (select c.code from seat_certificate c where c.registration_id = r.id)) order by a.display_name, r.id), '[]')
        from seat_registration r left join account a on a.id = r.account_id left join organisation o on o.id = r.organisation_id
        where r.pool_id = t.pool_id and r.status in ('confirmed', 'attended', 'absent')) as people
      from training t where t.id = ${id}`,
    ),
  );
  const { title, sittings, completionShare, hasCertificate } = course;
  const mayWrite = isAdmin(actor);
  return {
    ...{ id, title, sittings, completionShare, hasCertificate, ...row },
    canMark: mayWrite && hasOpened(course, now),
    canClose: mayWrite && isOver(course, now) && row.people.some(({ certificate }) => certificate === null),
  };
};

/**
 * Marks whether a person came to one sitting of a course. Throws `not_found`, `attendance.not_open`, and `action.not_allowed` for a
 * registration without a seat, and for the absence of somebody who has a certificate.
 */
export const markTraining = async (
  write: Write<Actor>,
  { id, registrationId, sitting, isPresent }: MarkTraining & { id: string },
): Promise<void> => {
  const course = await courseOf(write, id);
  if (!hasOpened(course, write.now)) throw new DomainError('attendance.not_open');
  const mark = { registrationId, ticket: null, sitting, isPresent, way: 'tick' as const, at: write.now.toISOString() };
  const [result] = await markPresence(write, { poolId: course.poolId, sittings: course.sittings.length }, [mark]);
  if (result?.outcome === 'unknown' || result?.outcome === 'other') throw new DomainError('not_found');
  const isRefused = result?.outcome === 'no_seat' || result?.outcome === 'cancelled' || result?.outcome === 'certified';
  if (isRefused) throw new DomainError('action.not_allowed');
};

/**
 * Closes the attendance of a course that is over: whoever has no mark was absent, and whoever came to enough sittings gets a certificate
 * where the course has one. Repeated, it completes what was marked since. Throws `not_found` and `attendance.not_over`.
 */
export const closeTraining = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { em, now } = write;
  const course = await courseOf(write, id);
  if (!isOver(course, now)) throw new DomainError('attendance.not_over');
  await lockPool(write, course.poolId);
  await markNoShows(write, course.poolId);
  // The course stays published.
  record(write, { entity: 'attendance', id }, { action: 'close', from: 'published', to: 'published' });
  await flush(write);
  if (!course.hasCertificate) return;
  const minShare = course.completionShare / 100;
  const issued = await issueCertificates(write, { ...course, kind: 'training', minShare });
  const holders = await em.find(SeatRegistration, { id: { $in: issued.map(({ registrationId }) => registrationId) } });
  await notifyOf(write, holders, (kind) => NOTIFICATIONS.completed(kind, course));
};
