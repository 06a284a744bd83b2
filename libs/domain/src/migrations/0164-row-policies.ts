import { Migration } from '@mikro-orm/migrations';
import { makeRole } from '../operating/roles/make-role.ts';
import { SERVICES } from '../operating/roles/names.ts';

const MEMBERS = { uat: 'portal_uat', firma: 'portal_firma' };
const OTHERS = 'portal_identity, portal_public, portal_admin, portal_worker';

const RIGHTS = `
-- One row: the last migration whose tables the services have rights to. They wait for those of their release.
create table rights_given (migration text not null);`;

const ORGANISATION = `
-- The organisation for which a member's service reads and writes; null when none is set.
create function own_organisation() returns uuid language sql stable parallel safe
  return nullif(current_setting('portal.organisation', true), '')::uuid;

-- What is compared of the offers of a request, once they are opened: a firm compares its price and learns whether another was chosen.
-- With the rights of the owner, since a firm sees no offer but its own.
create function opened_offers(request uuid)
  returns table (id uuid, organisation_id uuid, status text, price numeric, delivery_days integer)
  language sql stable parallel safe security definer
begin atomic
  select o.id, o.organisation_id, o.status, o.price, o.delivery_days from offer o join service_request r on r.id = o.request_id
  where r.id = request and r.opened_at is not null and o.request_revision = r.revision
    and o.status in ('submitted', 'shortlisted', 'accepted', 'declined', 'expired', 'closed');
end;
-- The number of offers to a request that were submitted and not withdrawn.
create function offers_received(request uuid) returns bigint language sql stable parallel safe security definer
begin atomic
  select count(*) from offer o where o.request_id = request and o.status not in ('draft', 'withdrawn');
end;
-- The number of projects that a firm has completed, for whichever authority.
create function completed_projects(firm uuid) returns bigint language sql stable parallel safe security definer
begin atomic
  select count(*) from project p where p.firma_id = firm and p.status = 'completed';
end;
revoke execute on function opened_offers, offers_received, completed_projects from public;
grant execute on function opened_offers to portal_firma, portal_admin, portal_worker;
grant execute on function offers_received to portal_uat, portal_firma, portal_admin, portal_worker;
grant execute on function completed_projects to portal_uat, portal_admin, portal_worker;`;

const OWN = '(select own_organisation())';

/*
 * Condition under which a member's service reads and writes a row of a table. A policy keeps PostgreSQL from using an index of words,
 * whose operators are not leakproof: messages, and requests for firms, which search all that were sent, go without.
 */
const POLICIES: Record<string, Record<keyof typeof MEMBERS, string>> = {
  service_request: {
    uat: `organisation_id = ${OWN}
      or exists (select from group_part g where g.request_id = service_request.id and g.organisation_id = ${OWN})`,
    firma: 'true',
  },
  offer: {
    uat: `exists (select from service_request r where r.id = offer.request_id)`,
    firma: `organisation_id = ${OWN}`,
  },
  project: {
    uat: `uat_id = ${OWN} or exists (select from group_part g where g.request_id = project.request_id
      and g.organisation_id = ${OWN} and g.status = 'confirmed')`,
    firma: `firma_id = ${OWN}`,
  },
  conversation: { uat: `uat_id = ${OWN}`, firma: `firma_id = ${OWN}` },
  ...both('offer_version', of('offer', 'offer_version')),
  ...both('milestone', of('project', 'milestone')),
  ...both('delivery', of('project', 'delivery')),
  ...both('amendment', of('project', 'amendment')),
  ...both('reception_note', of('project', 'reception_note')),
  ...both(
    'attachment',
    `case when offer_id is not null then ${of('offer', 'attachment')}
      when project_id is not null then ${of('project', 'attachment')}
      when delivery_id is not null then ${of('delivery', 'attachment')}
      when message_id is not null then exists (select from message m join conversation c on c.id = m.conversation_id
        where m.id = attachment.message_id)
      when request_id is not null then exists (select from service_request r where r.id = attachment.request_id)
      else true end`,
  ),
};

function both(table: string, condition: string): Record<string, Record<keyof typeof MEMBERS, string>> {
  return { [table]: { uat: condition, firma: condition } };
}

function of(parent: string, child: string): string {
  return `exists (select from ${parent} p where p.id = ${child}.${parent}_id)`;
}

const policyOf = ([table, conditions]: [string, Record<keyof typeof MEMBERS, string>]): string =>
  `alter table ${table} enable row level security;
   create policy others on ${table} to ${OTHERS} using (true);
   ${Object.entries(MEMBERS)
     .map(
       ([kind, role]) =>
         `create policy ${kind} on ${table} to ${role} using (${conditions[kind as keyof typeof MEMBERS]});`,
     )
     .join('\n')}`;

/** Lets the services of members read and write only rows of the organisation for which they work. */
export class RowPolicies extends Migration {
  override up(): void {
    for (const service of SERVICES) this.addSql(makeRole(service));
    this.addSql(RIGHTS);
    this.addSql(ORGANISATION);
    for (const entry of Object.entries(POLICIES)) this.addSql(policyOf(entry));
  }
}
