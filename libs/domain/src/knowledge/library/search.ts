import { LIBRARY_TYPES } from '@psp/contracts/library-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { OwnSearch } from '../../capability.ts';
import { folded, matches, type Sql } from '../../sql.ts';
import { libraryPath } from './paths.ts';
import { isReadableBy } from '../passages/readable.ts';

const TYPE = sql`case d.type ${sql.join(
  Object.entries(LIBRARY_TYPES).map(([type, label]) => sql`when ${sql.lit(type)} then ${sql.lit(label)}`),
  sql` `,
)} end`;

const library = (actor: Actor, q: string): Sql => sql`
  select d.id, d.title, concat_ws(', ', ${TYPE}, d.author), ${libraryPath(actor.kind, '')} || d.id,
    search_fold(d.title) = ${folded(q)}, d.updated_at
  from library_document d where ${isReadableBy(actor)} and ${matches(sql`d.search_text`, sql`d.search_vector`, q)}`;

export const ownSearch: OwnSearch = { uat: { library }, firma: { library }, admin: { library } };
