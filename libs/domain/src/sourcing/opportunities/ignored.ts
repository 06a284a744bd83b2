import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { answeredBy } from '../consultations/queries.ts';
import { visibleRequest } from '../service-requests/visible-request.ts';

/** Ids of the requests that a firm has begun to answer. */
const begunBy = (firma: string): Sql => sql`(select o.request_id from offer o
  where o.organisation_id = ${firma} and o.status <> 'withdrawn' union all ${answeredBy(firma)})`;

/** SQL condition: the firm has hidden the request `r`, whatever it has answered since, which nobody else may know. */
export const hiddenBy = (firma: string): Sql => sql`r.id in (select g.request_id from ignored_opportunity g
  where g.organisation_id = ${firma})`;

/** SQL condition: the firm ignores the request `r` and has not begun to answer it. */
export const ignoredBy = (firma: string): Sql => sql`r.id in (select g.request_id from ignored_opportunity g
  where g.organisation_id = ${firma} and g.request_id not in ${begunBy(firma)})`;

/** Hides a request from the firm's lists; does nothing if it is ignored already. Throws `not_found`, `opportunity.begun`. */
export const ignoreOpportunity = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor, now } = write;
  const firma = actor.organisationId;
  const { number } = await visibleRequest(write, id);
  if (await oneRow(db, sql`select from ${begunBy(firma)} begun where begun.request_id = ${id}`))
    throw new DomainError('opportunity.begun');
  const ignored = await oneRow(
    db,
    sql<{ id: string }>`insert into ignored_opportunity (id, organisation_id, request_id, ignored_at)
      values (${newId()}, ${firma}, ${id}, ${now}) on conflict do nothing returning id`,
  );
  if (ignored)
    record(write, { entity: 'opportunity', id: ignored.id }, { action: 'ignore' }, { details: { request: number } });
};

/** Shows an ignored request again; does nothing if it is not ignored. Throws `not_found`. */
export const restoreOpportunity = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { number } = await visibleRequest(write, id);
  const restored = await oneRow(
    write.db,
    sql<{ id: string }>`delete from ignored_opportunity
      where organisation_id = ${write.actor.organisationId} and request_id = ${id} returning id`,
  );
  if (restored)
    record(write, { entity: 'opportunity', id: restored.id }, { action: 'restore' }, { details: { request: number } });
};
