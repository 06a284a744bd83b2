import type { EntityManager } from '@mikro-orm/postgresql';
import { GALLERY_MAX } from '@psp/contracts/community-bodies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { editedCommunity, recordPart } from './own-community.ts';
import { expectSameSet } from './order.ts';
import { expectOwnImages, releaseImages } from './pictures.ts';

interface Picture {
  id: string;
  imageId: string;
}

const galleryOf = async (em: EntityManager, id: string): Promise<string[]> => {
  const { rows } = await sql<{ imageId: string }>`
    select image_id as "imageId" from community_image where community_id = ${id} order by position, image_id`.execute(
    em.getKysely(),
  );
  return rows.map(({ imageId }) => imageId);
};

/** Puts a picture of the community at the end of its gallery; one that is there already only gets the caption. */
export const addToGallery = async (
  em: EntityManager,
  actor: Actor,
  { id, imageId, caption }: Picture & { caption: string },
  now: Date,
): Promise<void> => {
  const { community, change } = await editedCommunity(em, actor, id, now);
  await expectOwnImages(em, community, [imageId]);
  const present = await galleryOf(em, id);
  if (present.length >= GALLERY_MAX && !present.includes(imageId)) throw new DomainError('community.too_many');
  await sql`insert into community_image (community_id, image_id, caption, position)
    values (${id}, ${imageId}, ${caption}, (select coalesce(max(position) + 1, 0) from community_image where community_id = ${id}))
    on conflict (community_id, image_id) do update set caption = excluded.caption`.execute(em.getKysely());
  recordPart(em, actor, community, change, 'addPicture', { imageId });
};

export const captionPicture = async (
  em: EntityManager,
  actor: Actor,
  { id, imageId, caption }: Picture & { caption: string },
  now: Date,
): Promise<void> => {
  const { community, change } = await editedCommunity(em, actor, id, now);
  const { rows } = await sql`update community_image set caption = ${caption}
    where community_id = ${id} and image_id = ${imageId} returning image_id`.execute(em.getKysely());
  found(rows[0]);
  recordPart(em, actor, community, change, 'captionPicture', { imageId });
};

/** Takes a picture out of the gallery, and away where nothing else shows it. */
export const removeFromGallery = async (
  em: EntityManager,
  actor: Actor,
  { id, imageId }: Picture,
  now: Date,
): Promise<void> => {
  const { community, change } = await editedCommunity(em, actor, id, now);
  const { rows } = await sql`delete from community_image
    where community_id = ${id} and image_id = ${imageId} returning image_id`.execute(em.getKysely());
  found(rows[0]);
  recordPart(em, actor, community, change, 'removePicture', { imageId });
  await releaseImages(em, community, [imageId]);
};

/** Puts the pictures into this order. Throws `community.order_stale` unless all are named, and no other. */
export const orderGallery = async (
  em: EntityManager,
  actor: Actor,
  { id, order }: { id: string; order: readonly string[] },
  now: Date,
): Promise<void> => {
  const { community, change } = await editedCommunity(em, actor, id, now);
  expectSameSet(await galleryOf(em, id), order);
  await sql`update community_image g set position = wanted.position - 1
    from unnest(${[...order]}::uuid[]) with ordinality as wanted (id, position)
    where g.community_id = ${id} and g.image_id = wanted.id`.execute(em.getKysely());
  recordPart(em, actor, community, change, 'orderGallery');
};
