import { sql } from 'kysely';
import type { CountyCode } from '@psp/contracts/taxonomies';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { copyFile } from '../../operating/files/copy-file.ts';
import type { FileStore } from '../../operating/files/store.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { createDraft } from '../../sourcing/service-requests/write-request.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Dated, Write } from '../../write.ts';
import { requestOf } from './joined.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lockPublished, recordUse } from './own-project.ts';
import { IS_PUBLISHED } from './readable.ts';

interface Adopted {
  id: string;
  /** Makes another draft of a project that was adopted before. */
  again: boolean;
  /** Copies of the project's files that belong to the actor's authority. */
  files: string[];
}

/**
 * Copies the files of a published project of another authority that go into a draft, for the actor's authority: none where it has a
 * request made of the project, unless `again`. Call it outside a transaction; files that no request keeps are removed within a day.
 * Returns the ids of the copies, in order.
 */
export const copyExchangeFiles = async (
  dated: Dated,
  files: FileStore,
  actor: Actor,
  { id, again }: { id: string; again: boolean },
): Promise<string[]> => {
  const rows = await dated.db.run(sql<{ id: string }>`select a.file_id as id from attachment a
    join exchange_project x on x.id = a.exchange_id and ${IS_PUBLISHED} and x.organisation_id <> ${actor.organisationId}
    where a.exchange_id = ${id} and a.is_copied and (${again} or not exists (select from exchange_adoption b
      where b.exchange_id = x.id and b.organisation_id = ${actor.organisationId} and b.request_id is not null))
    order by a.id`);
  const copies: string[] = [];
  for (const row of rows) copies.push(await copyFile(dated, files, row.id, actor));
  return copies;
};

/* The actor's last request made of the project, if it still exists. */
const earlier = (write: Write<Actor>, id: string) =>
  oneRow(
    write.db,
    sql<{ requestId: string; number: string }>`select r.id as "requestId", r.number from exchange_adoption a
      join service_request r on r.id = a.request_id
      where a.exchange_id = ${id} and a.organisation_id = ${write.actor.organisationId} order by a.id desc limit 1`,
  );

/**
 * Makes a draft of a request of a published project, and tells its author. Returns the request's id. Throws `exchange.adopted` with
 * the earlier request unless `again`, `exchange.own`, `exchange.not_published`, `not_found`. The caller counts the limit `exchange-adopt:organisation`.
 */
export const adoptExchange = async (write: Write<Actor>, { id, again, files }: Adopted): Promise<string> => {
  const { db, actor, now } = write;
  const project = await lockPublished(write, id);
  if (project.organisationId === actor.organisationId) throw new DomainError('exchange.own');
  const before = await earlier(write, id);
  if (before && !again) throw new DomainError('exchange.adopted', { ...before });
  const { county } = found(
    await oneRow(
      db,
      sql<{
        county: CountyCode | null;
      }>`select county_code as county from organisation where id = ${actor.organisationId}`,
    ),
  );
  const requestId = await createDraft(write, { content: requestOf(project, county, files) });
  const isFirst = await oneRow(
    db,
    sql`insert into exchange_adoption (exchange_id, organisation_id, account_id, request_id, created_at, title, authority)
      select ${id}, ${actor.organisationId}, ${actor.accountId}, ${requestId}, ${now}, ${project.title},
        (select name from organisation where id = ${project.organisationId})
      returning (not exists (select from exchange_adoption where exchange_id = ${id} and organisation_id = ${actor.organisationId})) as first`,
  );
  if ((isFirst as { first: boolean } | null)?.first)
    await db.run(sql`update exchange_project set adoptions = adoptions + 1 where id = ${id}`);
  recordUse(write, project, 'adopt', { details: { request: requestId } });
  notify(write, [project.organisationId], NOTIFICATIONS.adopted(project, actor.organisationName));
  return requestId;
};

/** Reads id and number of a request that was just made. */
export const readMadeRequest = (db: Db, id: string): Promise<{ requestId: string; number: string } | null> =>
  oneRow(
    db,
    sql<{ requestId: string; number: string }>`select id as "requestId", number from service_request where id = ${id}`,
  );
