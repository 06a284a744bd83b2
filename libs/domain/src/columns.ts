import { type EntityManager, p, raw } from '@mikro-orm/core';
import { momentOf } from './moment.ts';

export const id = p.uuid().primary().defaultRaw('uuidv7()');

/** Columns of every row that people act on. */
export const row = { id, version: p.integer().version() };

const momentOfWrite = (_: object, em: EntityManager): Date => momentOf(em);

export const createdAt = p.datetime().onCreate(momentOfWrite);

export const updatedAt = p.datetime().onCreate(momentOfWrite).onUpdate(momentOfWrite);

/** A number that people call a row by, which the database function of this name gives in the year of the write. */
export const numberOf = (next: string) =>
  p
    .text()
    .defaultRaw(`${next}()`)
    .onCreate((_, em) => raw<string>(`${next}(?)`, [momentOf(em)]));
