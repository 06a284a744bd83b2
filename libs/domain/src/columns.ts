import { type EntityManager, p, raw } from '@mikro-orm/core';
import { momentOf } from './moment.ts';

export const id = p.uuid().primary().defaultRaw('uuidv7()');

/** Columns of every table whose rows users act on. */
export const row = { id, version: p.integer().version() };

const timeOfWrite = (_: object, em: EntityManager): Date => momentOf(em);

export const createdAt = p.datetime().onCreate(timeOfWrite);

export const updatedAt = p.datetime().onCreate(timeOfWrite).onUpdate(timeOfWrite);

/** A row's human-readable number. The database function `next` generates it for the year of the write. */
export const numberOf = (next: string) =>
  p
    .text()
    .defaultRaw(`${next}()`)
    .onCreate((_, em) => raw<string>(`${next}(?)`, [momentOf(em)]));
