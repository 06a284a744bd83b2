import { GALLERY_MAX } from '@psp/contracts/community-bodies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { send, type Write } from '../../write.ts';
import { expectSameSet } from './order.ts';
import { editedCommunity, recordPart } from './own-community.ts';
import { expectOwnImages, releaseImages } from './pictures.ts';

interface Picture {
  id: string;
  imageId: string;
}

const galleryOf = async (db: Db, id: string): Promise<string[]> => {
  const rows = await db.run(sql<{ imageId: string }>`
    select image_id as "imageId" from community_image where community_id = ${id} order by position, image_id`);
  return rows.map(({ imageId }) => imageId);
};

/** Puts a picture of the community at the end of its gallery; one that is there already only gets the caption. */
export const addToGallery = async (
  write: Write<Actor>,
  { id, imageId, caption }: Picture & { caption: string },
): Promise<void> => {
  const community = await editedCommunity(write, id);
  const present = await galleryOf(write.db, id);
  await expectOwnImages(write, community, [imageId]);
  if (present.length >= GALLERY_MAX && !present.includes(imageId)) throw new DomainError('community.too_many');
  send(
    write,
    sql`insert into community_image (community_id, image_id, caption, position)
      values (${id}, ${imageId}, ${caption}, (select coalesce(max(position) + 1, 0) from community_image where community_id = ${id}))
      on conflict (community_id, image_id) do update set caption = excluded.caption`,
  );
  recordPart(write, community, 'addPicture', { imageId });
};

export const captionPicture = async (
  write: Write<Actor>,
  { id, imageId, caption }: Picture & { caption: string },
): Promise<void> => {
  const community = await editedCommunity(write, id);
  const [captioned] = await write.db.run(sql`update community_image set caption = ${caption}
    where community_id = ${id} and image_id = ${imageId} returning image_id`);
  found(captioned);
  recordPart(write, community, 'captionPicture', { imageId });
};

/** Takes a picture out of the gallery, and away where nothing else shows it. */
export const removeFromGallery = async (write: Write<Actor>, { id, imageId }: Picture): Promise<void> => {
  const community = await editedCommunity(write, id);
  const [removed] = await write.db.run(sql`delete from community_image
    where community_id = ${id} and image_id = ${imageId} returning image_id`);
  found(removed);
  recordPart(write, community, 'removePicture', { imageId });
  await releaseImages(write, community, [imageId]);
};

/** Puts the pictures into this order. Throws `community.order_stale` unless all are named, and no other. */
export const orderGallery = async (
  write: Write<Actor>,
  { id, order }: { id: string; order: readonly string[] },
): Promise<void> => {
  const community = await editedCommunity(write, id);
  const present = await galleryOf(write.db, id);
  expectSameSet(present, order);
  send(
    write,
    sql`update community_image g set position = wanted.position - 1
      from unnest(${[...order]}::uuid[]) with ordinality as wanted (id, position)
      where g.community_id = ${id} and g.image_id = wanted.id`,
  );
  recordPart(write, community, 'orderGallery');
};
