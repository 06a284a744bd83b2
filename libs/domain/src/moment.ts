import type { EntityManager } from '@mikro-orm/core';

const moments = new WeakMap<EntityManager, Date>();

/** Sets the time with which an entity manager dates the rows it writes. */
export const setMoment = (em: EntityManager, now: Date): void => void moments.set(em, now);

/** The time of the write that an entity manager belongs to; the current time for one outside a write. */
export const momentOf = (em: EntityManager): Date => moments.get(em) ?? new Date();
