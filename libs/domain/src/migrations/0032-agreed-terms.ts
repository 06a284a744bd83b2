import { Migration } from '@mikro-orm/migrations';

/**
 * Amendments of a project's term and price, one at a time, and its deliveries, of which a project had kept the last only. An
 * agreed price stands in the project; without one that of its offer holds.
 */
export class AgreedTerms extends Migration {
  override up(): void {
    this.addSql(`
alter table project add column agreed_price numeric(14, 2) check (agreed_price > 0);
create table amendment (
  id uuid primary key default uuidv7(),
  project_id uuid not null references project,
  organisation_id uuid not null references organisation,
  status text not null default 'proposed' check (status in ('proposed', 'accepted', 'declined', 'withdrawn')),
  due_before date,
  due_after date,
  price_before numeric(14, 2) not null,
  price_after numeric(14, 2) not null check (price_after > 0),
  reason text not null check (btrim(reason) <> ''),
  decline_reason text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  check ((status = 'proposed') = (decided_at is null)));
create unique index amendment_one_proposed on amendment (project_id) where status = 'proposed';
create index amendment_of_project on amendment (project_id);
create index amendment_proposed_by on amendment (organisation_id);
create table delivery (
  id uuid primary key default uuidv7(),
  project_id uuid not null references project,
  number smallint not null check (number > 0),
  note text not null default '',
  changes_reason text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (project_id, number));
insert into delivery (project_id, number, created_at, changes_reason, answered_at)
select p.id, d.number, d.at,
  case when d.answer = 'project.requestChanges' then d.reason end, d.answered_at
from project p cross join lateral (
  select row_number() over (order by a.id) as number, a.at, n.action as answer, n.reason, n.at as answered_at
  from audit a left join lateral (
    select action, reason, at from audit n where n.entity = 'project' and n.entity_id = p.id and n.id > a.id and n.outcome = 'done'
      and n.action in ('project.requestChanges', 'project.accept', 'project.deliver') order by n.id limit 1) n
    on n.action <> 'project.deliver'
  where a.entity = 'project' and a.entity_id = p.id and a.action = 'project.deliver' and a.outcome = 'done') d;`);
  }
}
