import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Write } from '../../write.ts';
import { removeUnusedImage } from './remove-image.ts';

interface Owner {
  /** Null for the association's own pages. */
  organisationId?: string | null;
}

/** Throws `not_found` unless all images belong to the owner. */
export const expectOwnImages = async (
  { db }: Write<unknown>,
  { organisationId = null }: Owner,
  ids: readonly string[],
): Promise<void> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const own = await db.run(sql`select from image
    where id = any (${wanted}::uuid[]) and organisation_id is not distinct from ${organisationId}`);
  if (own.length !== wanted.length) throw new DomainError('not_found');
};

/** Removes images that a page of their owner no longer shows, except those shown elsewhere. Call `flush` before. */
export const releaseImages = async (
  write: Write<unknown>,
  { organisationId = null }: Owner,
  ids: readonly string[],
): Promise<void> => {
  for (const id of new Set(ids)) await removeUnusedImage(write, { id, organisationId });
};
