import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { OwnSearch } from '../../capability.ts';
import { isSame } from '../../search-conditions.ts';
import { matches, type Sql } from '../../sql.ts';
import { isReadableBy } from '../passages/readable.ts';
import { actPath } from './path.ts';

const legislation = (actor: Actor, q: string): Sql => sql`
  select a.id, a.number || ' ' || a.title, a.source, ${actPath(actor.kind, '')} || a.id,
    ${isSame(sql`a.title`, q, sql`a.number`)}, a.updated_at
  from legal_act a where ${isReadableBy(actor, 'a')} and ${matches(sql`a.search_text`, sql`a.search_vector`, q)}`;

export const ownSearch: OwnSearch = { uat: { legislation }, firma: { legislation }, admin: { legislation } };
