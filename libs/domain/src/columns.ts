import { p } from '@mikro-orm/core';

export const id = p.uuid().primary().defaultRaw('uuidv7()');

/** Columns of every row that people act on. */
export const row = { id, version: p.integer().version() };

export const createdAt = p.datetime().defaultRaw('now()');

export const updatedAt = p
  .datetime()
  .defaultRaw('now()')
  .onUpdate(() => new Date());
