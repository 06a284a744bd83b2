import { ATTRACTIONS_MAX, type AttractionContent } from '@psp/contracts/community-bodies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { flush, type Write } from '../../write.ts';
import { Attraction } from './attraction.entity.ts';
import { expectOffered } from '../../operating/taxonomies/values.ts';
import type { Community } from './community.entity.ts';
import { expectSameSet } from '../order.ts';
import { editedCommunity, recordPart } from './own-community.ts';
import { expectOwnImages, releaseImages } from '../../operating/images/own-images.ts';

interface At {
  id: string;
  attractionId: string;
  version: number;
}

const idsOf = ({ pictures }: AttractionContent) => pictures.map(({ id }) => id);

/** Adds an attraction after the others. Returns its id. Throws `list.too_many` and `taxonomy.off`. */
export const addAttraction = async (
  write: Write<Actor>,
  { id, content }: { id: string; content: AttractionContent },
): Promise<string> => {
  const community = await editedCommunity(write, id);
  const others = await write.em.find(Attraction, { communityId: id });
  await expectOwnImages(write, community, idsOf(content));
  if (others.length >= ATTRACTIONS_MAX) throw new DomainError('list.too_many');
  await expectOffered(write, 'attraction-types', { slug: content.type });
  const attraction = Attraction.of(id, content, 1 + Math.max(-1, ...others.map(({ position }) => position)));
  write.em.persist(attraction);
  recordPart(write, community, 'addAttraction', { name: content.name });
  return attraction.id;
};

const withAttraction = async (
  write: Write<Actor>,
  { id, attractionId, version }: At,
): Promise<{ community: Community; attraction: Attraction }> => {
  const [community, attraction] = await Promise.all([
    editedCommunity(write, id),
    write.em.findOne(Attraction, { id: attractionId, communityId: id }),
  ]);
  expectVersion(found(attraction), version);
  return { community, attraction: found(attraction) };
};

/** Changes an attraction. Throws `not_found`, `version.stale`, and `taxonomy.off` for a new type that is not offered. */
export const editAttraction = async (
  write: Write<Actor>,
  { content, ...at }: At & { content: AttractionContent },
): Promise<void> => {
  const { community, attraction } = await withAttraction(write, at);
  const shown = idsOf(content);
  await expectOffered(write, 'attraction-types', { slug: content.type, kept: attraction.type });
  await expectOwnImages(write, community, shown);
  const removed = attraction.imageIds.filter((image) => !shown.includes(image));
  attraction.describe(content);
  attraction.updatedAt = write.now;
  recordPart(write, community, 'editAttraction', { name: content.name });
  await flush(write);
  await releaseImages(write, community, removed);
};

export const removeAttraction = async (write: Write<Actor>, at: At): Promise<void> => {
  const { community, attraction } = await withAttraction(write, at);
  recordPart(write, community, 'removeAttraction', { name: attraction.name });
  write.em.remove(attraction);
  await flush(write);
  await releaseImages(write, community, attraction.imageIds);
};

/** Reorders the attractions. Throws `list.order_stale` unless `order` names each attraction once. */
export const orderAttractions = async (
  write: Write<Actor>,
  { id, order }: { id: string; order: readonly string[] },
): Promise<void> => {
  const community = await editedCommunity(write, id);
  const attractions = await write.em.find(Attraction, { communityId: id });
  await expectSameSet(write.db, write.actor, {
    present: attractions.map((attraction) => attraction.id),
    order,
    acts: ['community.addAttraction', 'community.removeAttraction', 'community.import'],
    recordedOn: id,
    which: sql`(a.action <> 'community.import' or a.details ->> 'kind' = 'attractions')`,
  });
  for (const attraction of attractions) attraction.position = order.indexOf(attraction.id);
  recordPart(write, community, 'orderAttractions');
};
