import type { GalleryContent } from '@psp/contracts/community-bodies';
import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { flush, type Write } from '../../write.ts';
import { editedCommunity, recordPart } from './own-community.ts';
import { expectOwnImages, releaseImages } from '../../operating/images/own-images.ts';

/**
 * Saves the pictures of the gallery, their order and descriptions, if `version` is its current version. Deletes removed pictures
 * that nothing else shows. Throws `version.stale`, and `not_found` for a picture of another organisation.
 */
export const saveGallery = async (
  write: Write<Actor>,
  { id, version, pictures }: Versioned & GalleryContent,
): Promise<void> => {
  const community = await editedCommunity(write, id);
  community.renew('gallery', version);
  const shown = pictures.map((picture) => picture.id);
  await expectOwnImages(write, community, shown);
  const removed = await write.db.run(sql<{ id: string }>`delete from community_image
    where community_id = ${id} and image_id <> all (${shown}::uuid[]) returning image_id as id`);
  await write.db.run(sql`insert into community_image (community_id, image_id, caption, position)
    select ${id}, p.id, p.alt, p.position - 1
    from unnest(${shown}::uuid[], ${pictures.map(({ alt }) => alt)}::text[]) with ordinality as p (id, alt, position)
    on conflict (community_id, image_id) do update set caption = excluded.caption, position = excluded.position`);
  recordPart(write, community, 'editGallery', { pictures: shown.length });
  await flush(write);
  await releaseImages(
    write,
    community,
    removed.map((picture) => picture.id),
  );
};
