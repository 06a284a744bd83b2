import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { removeUnusedImage } from '../../publishing/images/remove-image.ts';
import type { Write } from '../../write.ts';
import type { Community } from './community.entity.ts';

/** Throws `not_found` unless all are pictures of those who keep the showcase. */
export const expectOwnImages = async (
  { db }: Write<unknown>,
  { organisationId = null }: Pick<Community, 'organisationId'>,
  ids: readonly string[],
): Promise<void> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const own = await db.run(sql`select from image
    where id = any (${wanted}::uuid[]) and organisation_id is not distinct from ${organisationId}`);
  if (own.length !== wanted.length) throw new DomainError('not_found');
};

/** Removes pictures that a showcase shows no more, but for those that another place still shows. Flush before. */
export const releaseImages = async (
  write: Write<unknown>,
  { organisationId = null }: Pick<Community, 'organisationId'>,
  ids: readonly string[],
): Promise<void> => {
  for (const id of new Set(ids)) await removeUnusedImage(write, { id, organisationId });
};
