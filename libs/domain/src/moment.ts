import type { EntityManager } from '@mikro-orm/core';

const moments = new WeakMap<EntityManager, Date>();

/** Says at which moment the rows of an entity manager are written. */
export const setMoment = (em: EntityManager, now: Date): void => void moments.set(em, now);

/** The moment of the write to which an entity manager belongs; the present for one that reads or is used by itself. */
export const momentOf = (em: EntityManager): Date => moments.get(em) ?? new Date();
