import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import { DomainError } from '../../errors.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { found } from '../../load.ts';
import { MAIL_VERSION, versionKey } from './version-key.ts';

const FOREIGN_KEY_VIOLATION = '23503';

const TEXTS = CAPABILITIES.flatMap(({ pictureTexts = [] }) => pictureTexts).map((column) => column.split('.'));

interface OwnImage {
  id: string;
  /** Null for one of the association's own pages. */
  organisationId: string | null;
}

/**
 * Removes an organisation's picture in the caller's transaction; its objects follow, by the worker, after the commit. Throws
 * `not_found` for another's, and `image.in_use` while a page shows it, or a text that was written.
 */
export async function removeImage(em: EntityManager, { id, organisationId }: OwnImage): Promise<void> {
  // Locked before the texts are asked: whoever is about to show it holds its row until their text can be seen.
  const { rows } = await sql<{ storageKey: string; widths: number[] }>`
    select storage_key as "storageKey", widths from image
    where id = ${id} and organisation_id is not distinct from ${organisationId} for update`.execute(em.getKysely());
  const { storageKey, widths } = found(rows[0]);
  if (await isInText(em, id)) throw new DomainError('image.in_use');
  await em.execute('delete from image where id = ?', [id]).catch((error: unknown) => {
    throw isReferenced(error) ? new DomainError('image.in_use') : error;
  });
  const versions = [...widths, MAIL_VERSION] as const;
  await enqueue(em, 'file-removal', ...versions.map((version) => ({ key: versionKey(storageKey, version) })));
}

/* Texts name pictures by address alone, with no foreign key that would keep them. */
const isInText = async (em: EntityManager, id: string): Promise<boolean> => {
  const holding = TEXTS.map(
    ([table = '', column = '']) =>
      sql`select from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%/images/${id}/%`}`,
  );
  return (await sql`${sql.join(holding, sql` union all `)} limit 1`.execute(em.getKysely())).rows.length > 0;
};

const isReferenced = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === FOREIGN_KEY_VIOLATION;

/**
 * Removes the picture unless a page still shows it. The caller's transaction goes on either way; what `letGo` writes, so that the
 * picture can go, is taken back when it stays.
 */
export async function removeUnusedImage(
  em: EntityManager,
  image: OwnImage,
  letGo: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await em.execute('savepoint picture_removal');
  try {
    await letGo();
    await removeImage(em, image);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await em.execute('rollback to savepoint picture_removal');
  }
  await em.execute('release savepoint picture_removal');
}
