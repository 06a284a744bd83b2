import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { OwnSearch } from '../../capability.ts';
import { isSame } from '../../search-conditions.ts';
import { folded, type Sql } from '../../sql.ts';
import { matchesConversation } from './list.ts';
import { sidesOf, withSubject } from './own-conversation.ts';

const conversation = (actor: Actor, q: string): Sql => sql`
  select c.id, c.subject, concat_ws(', ', r.number, w.name), ${`/${actor.kind}/messages/`} || c.id,
    coalesce(search_fold(w.name) = ${folded(q)} or ${isSame(sql`c.subject`, q)}, false), ${sidesOf(actor).at}
  from conversation c join organisation w on w.id = ${sidesOf(actor).other} ${withSubject}
  where ${sidesOf(actor).own} = ${actor.organisationId} and ${matchesConversation(actor, q)}`;

export const ownSearch: OwnSearch = { uat: { conversation }, firma: { conversation } };
