import type { EntityMetadata } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The database column of an entity's property. */
export const columnOf = <Row>(meta: EntityMetadata<Row>, name: string): Sql =>
  sql.ref(Object(meta.properties)[name].fieldNames[0]);
