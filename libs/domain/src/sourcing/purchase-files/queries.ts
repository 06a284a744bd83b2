import type { DocumentPart } from '@psp/contracts/documents';
import type { PurchaseFile } from '@psp/contracts/purchase-files';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { isReadableBy } from '../groups/queries.ts';

/** Maximum number of files of a request in its list. */
const LISTED = 20;

const parts = sql`(select coalesce(json_agg(json_build_object('kind', p.kind, 'size', f.size, 'checksum', p.checksum) order by p.kind), '[]')
  from purchase_file_part p join stored_file f on f.id = p.file_id where p.purchase_file_id = d.id)`;

/** SQL condition: the file `d` was requested after the choice, the conclusion or the end of its request. */
export const isComplete = sql`coalesce((select d.created_at >= coalesce(r.started_at, r.closed_at)
  from service_request r where r.id = d.request_id), false)`;

const filesWhere = (condition: Sql): RawBuilder<{ item: PurchaseFile }> => sql<{ item: PurchaseFile }>`
  select json_build_object('id', d.id, 'code', d.code, 'createdAt', d.created_at, 'readyAt', d.ready_at,
    'failedAt', d.failed_at, 'isComplete', ${isComplete}, 'parts', ${parts}) as item
  from purchase_file d where ${condition} order by d.id desc limit ${sql.lit(LISTED)}`;

const readableBy = (actor: Actor): Sql =>
  sql`exists (select from service_request r where r.id = d.request_id and ${isReadableBy(actor)})`;

/** Lists the purchase files of a request, newest first. Throws `not_found` for a request that the authority may not read. */
export const listPurchaseFiles = async (db: Db, actor: Actor, requestId: string): Promise<PurchaseFile[]> => {
  found(await oneRow(db, sql`select 1 from service_request r where r.id = ${requestId} and ${isReadableBy(actor)}`));
  return (await db.run(filesWhere(sql`${readableBy(actor)} and d.request_id = ${requestId}`))).map(({ item }) => item);
};

export const readPurchaseFile = async (db: Db, actor: Actor, id: string): Promise<PurchaseFile> =>
  found(await oneRow(db, filesWhere(sql`${readableBy(actor)} and d.id = ${id}`))).item;

/** Finds the stored part of a ready file, for an authority that may read its request. Throws `not_found`. */
export const purchasePart = async (db: Db, actor: Actor, id: string, kind: DocumentPart): Promise<StoredFile> =>
  found(
    await oneRow(
      db,
      sql<StoredFile>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
        from purchase_file d join purchase_file_part p on p.purchase_file_id = d.id join stored_file f on f.id = p.file_id
        where ${readableBy(actor)} and d.id = ${id} and p.kind = ${kind} and d.ready_at is not null`,
    ),
  );
