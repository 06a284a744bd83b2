import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { removeUnusedImage } from '../../publishing/images/remove-image.ts';
import type { Community } from './community.entity.ts';

/** Throws `not_found` unless all are pictures of those who keep the showcase. */
export async function expectOwnImages(
  em: EntityManager,
  { organisationId = null }: Pick<Community, 'organisationId'>,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from image
    where id = any (${wanted}::uuid[]) and organisation_id is not distinct from ${organisationId}`.execute(
    em.getKysely(),
  );
  if (rows[0]?.count !== wanted.length) throw new DomainError('not_found');
}

/** Removes pictures that a showcase shows no more, but for those that another place still shows. Flush before. */
export async function releaseImages(
  em: EntityManager,
  { organisationId = null }: Pick<Community, 'organisationId'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of new Set(ids)) {
    // Arrays have no foreign key that would keep the picture.
    const { rows } =
      await sql`select 1 from community_attraction where image_ids @> array[${id}::uuid] limit 1`.execute(
        em.getKysely(),
      );
    if (rows.length === 0) await removeUnusedImage(em, { id, organisationId });
  }
}
