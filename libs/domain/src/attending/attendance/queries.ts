import { DOOR_HOURS, type TicketView } from '@psp/contracts/attendance';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import { MARKS } from './mark.ts';

/** Reads the attendance list of an event, by name, as JSON text (`attendanceSheet`); 'null' for a draft. */
export const readAttendance = (db: Db, actor: Actor, id: string, now: Date): Promise<string> => {
  const isHeld = sql`${isAdmin(actor)}::boolean and e.status = 'published'`;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('id', e.id, 'number', e.number, 'title', e.title, 'status', e.status,
        'sittings', e.sittings, 'seats', p.seats, 'hasCertificate', e.has_certificate,
        'canMark', ${isHeld} and e.starts_at - make_interval(hours => ${DOOR_HOURS}) <= ${now}::timestamptz,
        'canClose', ${isHeld} and e.ends_at <= ${now}::timestamptz,
        'people', coalesce((select json_agg(json_build_object('id', r.id, 'name', coalesce(a.display_name, r.guest_name),
            'organisation', coalesce(o.name, r.guest_organisation, ''), 'isGuest', r.account_id is null, 'ticket', r.ticket,
            'status', r.status, 'marks', ${MARKS},
            'hasCertificate', exists (select from seat_certificate c where c.registration_id = r.id))
          order by coalesce(a.display_name, r.guest_name) collate "ro-x-icu", r.id)
          from seat_registration r left join account a on a.id = r.account_id left join organisation o on o.id = r.organisation_id
          where r.pool_id = e.pool_id), '[]'))::text as json
      from event e join seat_pool p on p.id = e.pool_id where e.id = ${id} and e.status <> 'draft'`,
  );
};

/** A ticket without its drawn code. */
export type Ticket = Omit<TicketView, 'qr'>;

/** Reads the ticket of a registration of the actor's organisation with a seat; null without one. */
export const readTicketOf = async (db: Db, { organisationId }: Actor, id: string): Promise<Ticket | null> => {
  const row = await oneRow(
    db,
    sql<{
      item: Ticket;
    }>`select json_build_object('id', r.id, 'status', r.status, 'code', r.ticket, 'name', a.display_name,
        'organisation', o.name,
        'event', json_build_object('id', e.id, 'number', e.number, 'title', e.title, 'isCancelled', e.status = 'cancelled',
          'sittings', e.sittings, 'isOnline', e.is_online, 'place', e.place, 'mapUrl', e.map_url, 'onlineUrl', e.online_url,
          'contact', e.contact),
        'certificate', (select json_build_object('code', c.code, 'issuedAt', c.issued_at, 'hours', c.hours::float8)
          from seat_certificate c where c.registration_id = r.id)) as item
      from seat_registration r join event e on e.pool_id = r.pool_id join account a on a.id = r.account_id
        join organisation o on o.id = r.organisation_id
      where r.id = ${id} and r.organisation_id = ${organisationId} and r.status in ('confirmed', 'attended', 'absent')`,
  );
  return row?.item ?? null;
};
