import { sql } from 'kysely';
import { record } from '../../operating/audit/record.ts';
import { releaseImages } from '../../operating/images/own-images.ts';
import type { Db } from '../../read-db.ts';
import { flush, type Write } from '../../write.ts';
import type { Community } from './community.entity.ts';

/** Reads the ids of all images that a showcase uses. */
export const imagesOfCommunity = async (db: Db, id: string): Promise<string[]> => {
  const rows = await db.run(sql<{ id: string }>`select featured_image_id as id from community
      where id = ${id} and featured_image_id is not null
    union select unnest(image_ids) from community_attraction where community_id = ${id}
    union select image_id from community_image where community_id = ${id}`);
  return rows.map((row) => row.id);
};

/** Removes a showcase with its attractions, projects and images, except images shown elsewhere. Records it as `community.purge`. */
export const removeCommunity = async (write: Write<Parameters<typeof record>[0]['actor']>, community: Community) => {
  const { id, status, name } = community;
  const images = await imagesOfCommunity(write.db, id);
  record(
    write,
    { entity: 'community', id },
    { action: 'purge', from: status, to: status },
    { details: { title: name } },
  );
  write.em.remove(community);
  await flush(write);
  await releaseImages(write, community, images);
};
