import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { OwnSearch } from '../../capability.ts';
import { isSame } from '../../search-conditions.ts';
import { matches, type Sql } from '../../sql.ts';
import { eventPath } from './notifications.ts';
import { isReadableBy } from './readable.ts';

const event = (actor: Actor, q: string): Sql => sql`
  select e.id, e.title, concat_ws(', ', to_char(e.starts_at at time zone 'Europe/Bucharest', 'DD.MM.YYYY'), e.place),
    ${eventPath(actor.kind, { id: '' })} || e.id, ${isSame(sql`e.title`, q, sql`e.number`)}, e.updated_at
  from event e where ${isReadableBy(actor)} and ${matches(sql`e.search_text`, sql`e.search_vector`, q)}`;

export const ownSearch: OwnSearch = { uat: { event }, firma: { event }, admin: { event } };
