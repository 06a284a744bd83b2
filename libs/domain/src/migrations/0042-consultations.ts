import { Migration } from '@mikro-orm/migrations';

/** Requests of a kind: beside those for offers, consultations of the market, which firms answer without a price. */
export class Consultations extends Migration {
  override up(): void {
    this.addSql(`
alter table service_request
  add column kind text not null default 'purchase' check (kind in ('purchase', 'consultation')),
  add column conclusion text;
create table consultation_answer (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  request_id uuid not null references service_request on delete cascade,
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  status text not null default 'submitted' check (status in ('submitted', 'withdrawn')),
  method text not null check (method <> ''),
  term text not null default '',
  questions text not null default '',
  request_revision integer not null,
  submitted_at timestamptz not null,
  constraint consultation_answer_one unique (request_id, organisation_id));
create index consultation_answer_of_firm on consultation_answer (organisation_id, request_id);
create index consultation_answer_of_account on consultation_answer (created_by);
alter table attachment
  add column answer_id uuid references consultation_answer on delete cascade,
  drop constraint attachment_of_one_thing,
  add constraint attachment_of_one_thing check (num_nonnulls(request_id, offer_id, project_id, answer_id) = 1),
  add constraint attachment_answer_id_file_id_key unique (answer_id, file_id);

-- The release before knows no kinds and would let firms offer.
create function refuse_offer_on_consultation() returns trigger language plpgsql as $$
begin
  if exists (select from service_request where id = new.request_id and kind = 'consultation') then
    raise exception 'offer on a consultation' using errcode = 'check_violation', constraint = 'offer_not_on_consultation';
  end if;
  return new;
end $$;
create trigger offer_not_on_consultation before insert on offer
  for each row execute function refuse_offer_on_consultation();`);
  }
}
