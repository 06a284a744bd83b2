import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { OwnSearch } from '../../capability.ts';
import { isSame } from '../../search-conditions.ts';
import { matches, type Sql } from '../../sql.ts';
import { trainingPath } from './notifications.ts';
import { isReadableBy } from './readable.ts';

const training = (actor: Actor, q: string): Sql => sql`
  select t.id, t.title, concat_ws(', ', to_char(t.starts_at at time zone 'Europe/Bucharest', 'DD.MM.YYYY'), t.provider),
    ${trainingPath(actor.kind, { id: '' })} || t.id, ${isSame(sql`t.title`, q, sql`t.number`)}, t.updated_at
  from training t where ${isReadableBy(actor)} and ${matches(sql`t.search_text`, sql`t.search_vector`, q)}`;

export const ownSearch: OwnSearch = { uat: { training }, firma: { training }, admin: { training } };
