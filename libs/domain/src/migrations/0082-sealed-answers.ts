import { Migration } from '@mikro-orm/migrations';
import { MIN_ANSWERS } from '@psp/contracts/partners';
import { WAITED } from './0026-member-marketplace.ts';

const isSealed = (request: string) => `(${request}.status = 'sent' and ${request}.opened_at is null)`;

const RESPONSES = `
create or replace function firm_response(firm uuid) returns table (answers integer, median_hours numeric) language sql stable as $$
  select count(*)::integer, case when count(*) >= ${MIN_ANSWERS}
    then round(percentile_cont(0.5) within group (order by greatest(0, ${WAITED}))::numeric, 1) end
  from offer o join organisation f on f.id = o.organisation_id join service_request r on r.id = o.request_id
  where o.organisation_id = firm and o.submitted_at is not null and o.status <> 'withdrawn' and r.sent_at is not null
    and not ${isSealed('r')} $$;`;

/* What was withdrawn stays sealed: an authority that sees no offer of a firm must not find it counted as an answer. */
const RECORDS = `
create or replace function firm_record(firm uuid) returns table (running integer, work jsonb, invited integer, answered integer) language sql stable as $$
  select
    (select count(*)::integer from project p where p.firma_id = firm and p.status <> 'completed' and p.closed_at is null),
    (select coalesce(jsonb_object_agg(w.category, w.n), '{}') from (select r.category, count(*) as n
      from project p join service_request r on r.id = p.request_id
      where p.firma_id = firm and p.status = 'completed' group by r.category) w),
    count(*)::integer,
    (count(*) filter (where exists (select from offer o
        where o.request_id = i.request_id and o.organisation_id = firm and o.submitted_at is not null and o.status <> 'withdrawn')
      or exists (select from consultation_answer n
        where n.request_id = i.request_id and n.organisation_id = firm and n.status = 'submitted')))::integer
  from service_request_invitation i join service_request r on r.id = i.request_id
  where i.organisation_id = firm and r.status <> 'draft' and not ${isSealed('r')} $$;`;

const UNSEALED = `when (${isSealed('old')} and not ${isSealed('new')})`;

/* An offer alone changes nothing that others see; the opening or the end of its request does. */
const FOLLOW = `
create or replace function invitations_ended() returns trigger language plpgsql as $$
  begin
    insert into response_due (organisation_id)
      select organisation_id from service_request_invitation where request_id = new.id
      union select organisation_id from offer where request_id = new.id and submitted_at is not null;
    return null;
  end $$;
drop trigger offer_public_changed on offer;
create trigger service_request_public_changed after update of status, opened_at on service_request
  for each row ${UNSEALED} execute function public_changed('partners');`;

const COUNT_AGAIN = `
insert into response_due (organisation_id)
  select distinct o.organisation_id from offer o join service_request r on r.id = o.request_id
    where o.submitted_at is not null and (o.status = 'withdrawn' or ${isSealed('r')})
  union select n.organisation_id from consultation_answer n where n.status = 'withdrawn';`;

/** Of sealed and of withdrawn offers nothing is counted: how soon firms answer follows from what was opened or has ended. */
export class SealedAnswers extends Migration {
  override up(): void {
    for (const part of [RESPONSES, RECORDS, FOLLOW, COUNT_AGAIN]) this.addSql(part);
  }
}
