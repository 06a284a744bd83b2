import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { MAIL_VERSION } from '@psp/contracts/images';
import { versionKey } from './version-key.ts';

type InTransaction = Pick<Write<unknown>, 'db'>;

const FOREIGN_KEY_VIOLATION = '23503';

/** Columns that refer to images: by id, or in texts by an address that contains the id. */
export const SHOWING = CAPABILITIES.flatMap(({ pictures = [] }) => pictures)
  .map((column) => column.split('.'))
  .map(([table = '', column = '']) => ({ table: sql.table(table), column: sql.ref(column) }));

export interface OwnImage {
  id: string;
  /** Null for the association's own pages. */
  organisationId: string | null;
}

/**
 * Removes an organisation's image; the worker deletes its objects after the commit. Throws `not_found` for another owner's image,
 * and `image.in_use` while a page or a saved text shows it.
 */
export const removeImage = async ({ db }: InTransaction, { id, organisationId }: OwnImage): Promise<void> => {
  const [[image], isShown] = await Promise.all([
    // Locked before the texts are searched: a write that adds the image to a text holds this lock until it commits.
    db.run(sql<{ storageKey: string; widths: number[] }>`select storage_key as "storageKey", widths from image
      where id = ${id} and organisation_id is not distinct from ${organisationId} for update`),
    isInUse(db, id),
  ]);
  const { storageKey, widths } = found(image);
  if (isShown) throw new DomainError('image.in_use');
  await db.run(sql`delete from image where id = ${id}`).catch((error: unknown) => {
    throw isReferenced(error) ? new DomainError('image.in_use') : error;
  });
  const versions = [...widths, MAIL_VERSION] as const;
  await enqueue(db, 'file-removal', ...versions.map((version) => ({ key: versionKey(storageKey, version) })));
};

/* Texts and lists have no foreign keys to their images. */
const isInUse = async (db: Db, id: string): Promise<boolean> => {
  const holding = SHOWING.map(({ table, column }) => sql`select from ${table} where ${column}::text like ${`%${id}%`}`);
  return (await db.run(sql`${sql.join(holding, sql` union all `)} limit 1`)).length > 0;
};

const isReferenced = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === FOREIGN_KEY_VIOLATION;

/**
 * Removes an image unless a page still shows it; the transaction continues either way. `detach` removes a reference first; its
 * changes are rolled back when the image stays.
 */
export const removeUnusedImage = async (
  { db }: InTransaction,
  image: OwnImage,
  detach: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  await db.run(sql`savepoint picture_removal`);
  try {
    await detach();
    await removeImage({ db }, image);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await db.run(sql`rollback to savepoint picture_removal`);
  }
  await db.run(sql`release savepoint picture_removal`);
};
