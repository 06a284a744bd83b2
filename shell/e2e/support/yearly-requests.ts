import { onDatabase } from './database.ts';

/** A year in which the demonstration has no requests. */
export const EMPTY_YEAR = 2024;

/** Number of town halls that `addRequests` adds requests of. */
export const HALLS = 7;

const REQUESTS = `insert into service_request (number, organisation_id, created_by, title, description, category, county_code,
    cancel_reason, kind, status, revision, sent_at, deadline, created_at, updated_at)
  select 'AN-' || row_number() over (), o.id, (select m.account_id from membership m where m.organisation_id = o.id order by 1 limit 1),
    'Cerere veche', 'Text', 'mediu', 'SB', 'Nu mai este nevoie.', 'purchase', 'cancelled', 1, $1, $1, $1, $1
  from organisation o where o.kind = 'uat' and o.status = 'approved' and exists (select from membership m where m.organisation_id = o.id)
  limit ${HALLS}`;

/** Adds a request of each of a few town halls in EMPTY_YEAR, so that it has figures that may be published. */
export const addRequests = (databaseUrl: string): Promise<unknown> =>
  onDatabase(databaseUrl, (client) => client.query(REQUESTS, [`${EMPTY_YEAR}-06-01T09:00:00Z`]));
