import { normaliseCui } from '@psp/contracts/cui';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import type { OwnKind } from '@psp/contracts/search-limits';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { unconfirmed } from '../../joining/applications/queue.ts';
import { contains, folded, matches, containsWords, type Sql } from '../../sql.ts';
import { isSame, labelOf, hasNumber } from './fits.ts';

const requests = (q: string): Sql => sql`
  select r.id, r.title, r.number || ', ' || u.name || ', ' || ${labelOf(sql`r.status`, REQUEST_STATUS)},
    '/admin/service-requests/' || r.id, ${isSame(sql`r.title`, q)}, r.updated_at
  from service_request r join organisation u on u.id = r.organisation_id
  where r.status <> 'draft' and (${matches(sql`r.search_text`, sql`r.search_vector`, q)} or ${hasNumber(q)} or ${containsWords(sql`u.name_text`, q)})`;

/* Applications, confirmed or not, link to their own page. */
const organisations = (q: string): Sql => {
  const code = normaliseCui(q);
  const isCode = (cui: Sql): Sql => (/^\d{2,10}$/.test(code) ? sql`${cui} like ${`%${code}%`}` : sql`false`);
  return sql`
  select o.id, o.name, concat_ws(', ', o.cui, n.name, ${labelOf(sql`o.status`, APPLICATION_LABELS)}),
    case when o.status in ('pending', 'needs_info') then '/admin/applications/' else '/admin/users/organizatii/' end || o.id,
    (o.name_text = ${folded(q)} or o.cui = ${code}) is true, o.updated_at
  from organisation o left join county n on n.code = o.county_code
  where o.kind <> 'admin' and (${containsWords(sql`o.search_text`, q)} or ${isCode(sql`o.cui`)})
  union all
  select r.id, r.content #>> '{organisation,name}', concat_ws(', ', r.content #>> '{organisation,cui}', ${APPLICATION_LABELS.unconfirmed.label}::text),
    '/admin/applications/' || r.id, (r.content #>> '{organisation,cui}' = ${code}) is true, r.created_at
  from registration r where ${unconfirmed}
    and (${containsWords(sql`search_fold(r.content #>> '{organisation,name}')`, q)} or ${isCode(sql`r.content #>> '{organisation,cui}'`)})`;
};

const tickets = (q: string): Sql => sql`
  select t.id, t.subject, concat_ws(', ', t.number, t.name, ${labelOf(sql`t.status`, TICKET_STATUS)}), '/admin/tickets/' || t.id,
    ${isSame(sql`t.subject`, q, sql`t.number`)}, t.updated_at
  from ticket t where ${containsWords(sql`t.search_text`, q)} or ${hasNumber(q, sql`t.number`)}`;

const people = (q: string): Sql => sql`
  select a.id, a.display_name, a.email::text, '/admin/users/persoane/' || a.id, lower(a.email::text) = lower(${q}), a.created_at
  from account a where a.status <> 'deleted' and ${contains(sql`a.search_text`, q)}`;

const ignoringActor = (search: (q: string) => Sql) => (_: Actor, q: string) => search(q);

/** The association's searches by kind: sent requests, organisations and applications, tickets, people. */
export const fromAssociation: Partial<Record<OwnKind, (actor: Actor, q: string) => Sql>> = {
  'sent-request': ignoringActor(requests),
  organisation: ignoringActor(organisations),
  ticket: ignoringActor(tickets),
  account: ignoringActor(people),
};
