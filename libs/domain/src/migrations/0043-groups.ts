import { Migration } from '@mikro-orm/migrations';

/** Requests of a group: one authority leads, others confirm each its part before it is sent. */
export class Groups extends Migration {
  override up(): void {
    this.addSql(`
alter table service_request
  drop constraint service_request_kind_check,
  add constraint service_request_kind_check check (kind in ('purchase', 'consultation', 'group'));
create table group_part (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  request_id uuid not null references service_request on delete cascade,
  organisation_id uuid not null references organisation,
  status text not null default 'invited'
    check (status in ('invited', 'confirmed', 'declined', 'withdrawn', 'removed', 'missed')),
  need text not null default '',
  quantity text not null default '',
  budget numeric(14, 2) check (budget >= 0),
  place text not null default '',
  reason text,
  answered_by uuid references account,
  answered_at timestamptz,
  constraint group_part_one unique (request_id, organisation_id),
  constraint group_part_of_confirmed check (status <> 'confirmed' or need <> '' and place <> ''));
create index group_part_of_authority on group_part (organisation_id, request_id);
create index group_part_of_account on group_part (answered_by);

-- The release before knows no groups and would send a request in which nobody takes part.
create function refuse_group_without_parts() returns trigger language plpgsql as $$
begin
  if not exists (select from group_part where request_id = new.id and status = 'confirmed') then
    raise exception 'group without parts' using errcode = 'check_violation', constraint = 'group_without_parts';
  end if;
  return new;
end $$;
create trigger group_without_parts before update of status on service_request
  for each row when (new.kind = 'group' and old.status = 'draft' and new.status = 'sent')
  execute function refuse_group_without_parts();`);
  }
}
