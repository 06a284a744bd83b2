import type { EntityManager } from '@mikro-orm/postgresql';
import { ATTRACTIONS_MAX, type AttractionContent } from '@psp/contracts/community-bodies';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { Attraction } from './attraction.entity.ts';
import { editedCommunity, recordPart } from './own-community.ts';
import { expectSameSet } from './order.ts';
import { expectOwnImages, releaseImages } from './pictures.ts';

interface At {
  id: string;
  attractionId: string;
  version: number;
}

/** Adds an attraction after the others. Returns its id. Throws `community.too_many`. */
export const addAttraction = async (
  em: EntityManager,
  actor: Actor,
  { id, content }: { id: string; content: AttractionContent },
  now: Date,
): Promise<string> => {
  const { community, change } = await editedCommunity(em, actor, id, now);
  await expectOwnImages(em, community, content.imageIds);
  const others = await em.find(Attraction, { communityId: id });
  if (others.length >= ATTRACTIONS_MAX) throw new DomainError('community.too_many');
  const position = 1 + Math.max(-1, ...others.map((other) => other.position));
  const attraction = Attraction.of(id, content, position);
  em.persist(attraction);
  recordPart(em, actor, community, change, 'addAttraction', { name: content.name });
  return attraction.id;
};

const attractionOf = async (em: EntityManager, { id, attractionId, version }: At): Promise<Attraction> => {
  const attraction = found(await em.findOne(Attraction, { id: attractionId, communityId: id }));
  expectVersion(attraction, version);
  return attraction;
};

export const editAttraction = async (
  em: EntityManager,
  actor: Actor,
  { content, ...at }: At & { content: AttractionContent },
  now: Date,
): Promise<void> => {
  const { community, change } = await editedCommunity(em, actor, at.id, now);
  const attraction = await attractionOf(em, at);
  await expectOwnImages(em, community, content.imageIds);
  const gone = attraction.imageIds.filter((image) => !content.imageIds.includes(image));
  attraction.describe(content);
  attraction.updatedAt = now;
  recordPart(em, actor, community, change, 'editAttraction', { name: content.name });
  await em.flush();
  await releaseImages(em, community, gone);
};

export const removeAttraction = async (em: EntityManager, actor: Actor, at: At, now: Date): Promise<void> => {
  const { community, change } = await editedCommunity(em, actor, at.id, now);
  const attraction = await attractionOf(em, at);
  recordPart(em, actor, community, change, 'removeAttraction', { name: attraction.name });
  await em.remove(attraction).flush();
  await releaseImages(em, community, attraction.imageIds);
};

/** Puts the attractions into this order. Throws `community.order_stale` unless all are named, and no other. */
export const orderAttractions = async (
  em: EntityManager,
  actor: Actor,
  { id, order }: { id: string; order: readonly string[] },
  now: Date,
): Promise<void> => {
  const { community, change } = await editedCommunity(em, actor, id, now);
  const attractions = await em.find(Attraction, { communityId: id });
  expectSameSet(
    attractions.map((attraction) => attraction.id),
    order,
  );
  for (const attraction of attractions) attraction.position = order.indexOf(attraction.id);
  recordPart(em, actor, community, change, 'orderAttractions');
};
