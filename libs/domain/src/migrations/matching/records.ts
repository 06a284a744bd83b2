/** What a firm has done on the portal, counted by the timed step that counts how soon it answers, whenever something of it changes. */
export const RECORDS = `
alter table partner_response
  -- Projects that are under way.
  add column running integer not null default 0,
  -- Completed projects by domain.
  add column work jsonb not null default '{}',
  -- Requests that it was invited to and that take no answers any more, and those of them that it answered.
  add column invited integer not null default 0,
  add column answered integer not null default 0;
create function firm_record(firm uuid) returns table (running integer, work jsonb, invited integer, answered integer) language sql stable as $$
  select
    (select count(*)::integer from project p where p.firma_id = firm and p.status <> 'completed' and p.closed_at is null),
    (select coalesce(jsonb_object_agg(w.category, w.n), '{}') from (select r.category, count(*) as n
      from project p join service_request r on r.id = p.request_id
      where p.firma_id = firm and p.status = 'completed' group by r.category) w),
    count(*)::integer,
    (count(*) filter (where exists (select from offer o
        where o.request_id = i.request_id and o.organisation_id = firm and o.submitted_at is not null)
      or exists (select from consultation_answer n where n.request_id = i.request_id and n.organisation_id = firm)))::integer
  from service_request_invitation i join service_request r on r.id = i.request_id
  where i.organisation_id = firm and r.status <> 'draft' and (r.status <> 'sent' or r.opened_at is not null) $$;
create function work_changed() returns trigger language plpgsql as $$
  begin
    insert into response_due (organisation_id) values (new.firma_id);
    return null;
  end $$;
create trigger project_counted after insert or update of status, closed_at on project
  for each row execute function work_changed();
create function invitations_ended() returns trigger language plpgsql as $$
  begin
    insert into response_due (organisation_id) select organisation_id from service_request_invitation where request_id = new.id;
    return null;
  end $$;
create trigger service_request_invitations after update of status, opened_at on service_request
  for each row when ((old.status = 'sent' and old.opened_at is null) and (new.status <> 'sent' or new.opened_at is not null))
  execute function invitations_ended();
insert into response_due (organisation_id)
  select distinct firma_id from project union select distinct organisation_id from service_request_invitation;`;
