import { Migration } from '@mikro-orm/migrations';

const NUMBER = `
create sequence exchange_project_number;
create function next_exchange_project_number(moment timestamptz default now()) returns text language sql volatile as $$
  select 'PX-' || to_char(moment at time zone 'Europe/Bucharest', 'YYYY') || '-'
    || lpad(nextval('exchange_project_number')::text, 4, '0') $$;`;

const PROJECTS = `
create table exchange_project (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  number text not null unique default next_exchange_project_number(),
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  status text not null check (status in ('draft', 'published', 'withdrawn', 'removed')),
  stage text not null check (stage in ('done', 'ongoing', 'wanted')),
  -- The text as its author wrote it (ExchangeText); the columns after it are taken from it for filters and lists.
  content jsonb not null,
  title text not null,
  words text not null,
  domain_slug text references domain,
  county_code text references county,
  population integer,
  -- Lei without VAT; null where no cost is stated.
  cost numeric(17, 2),
  shows_costs boolean not null,
  sources text[] not null,
  started_on date,
  ended_on date,
  progress smallint,
  seeks_partners boolean not null,
  contact_id uuid references account,
  image_ids uuid[] not null default '{}',
  image_alts text[] not null default '{}',
  revision integer not null default 0,
  published_at timestamptz,
  reason text,
  -- The collaboration that it was made of, and its firm.
  project_id uuid unique references project,
  partner_id uuid references organisation,
  partner_state text check (partner_state in ('asked', 'agreed', 'declined', 'objected')),
  partner_reason text,
  group_request_id uuid references service_request on delete set null,
  -- Kept by the commands that add and remove their rows.
  adoptions integer not null default 0,
  followers integer not null default 0,
  thanks integer not null default 0,
  search_text text generated always as (search_fold(title || ' ' || words)) stored,
  search_vector tsvector generated always as (search_vector(title || ' ' || words)) stored,
  check (partner_state is null or partner_id is not null));
create index exchange_project_newest on exchange_project (published_at desc, id desc) where status = 'published';
create index exchange_project_adopted on exchange_project (adoptions desc, published_at desc, id desc) where status = 'published';
-- What filters and counts read, without the texts.
create index exchange_project_facts on exchange_project (population, published_at desc, id desc)
  include (stage, domain_slug, county_code, cost, shows_costs, seeks_partners, adoptions) where status = 'published';
create index exchange_project_sources on exchange_project using gin (sources) where status = 'published';
create index exchange_project_text on exchange_project using gin (search_text gin_trgm_ops);
create index exchange_project_vector on exchange_project using gin (search_vector);
create index exchange_project_of_organisation on exchange_project (organisation_id, updated_at desc);
create index exchange_project_created_by on exchange_project (created_by);
create index exchange_project_contact on exchange_project (contact_id) where contact_id is not null;
create index exchange_project_partner on exchange_project (partner_id) where partner_id is not null;
create index exchange_project_group on exchange_project (group_request_id) where group_request_id is not null;
create index exchange_project_images on exchange_project using gin (image_ids) where image_ids <> '{}';
create table exchange_version (
  exchange_id uuid not null references exchange_project on delete cascade,
  revision integer not null,
  content jsonb not null,
  created_by uuid not null references account,
  created_at timestamptz not null,
  primary key (exchange_id, revision));
create index exchange_version_created_by on exchange_version (created_by);`;

const FILES = `
alter table attachment
  add column exchange_id uuid references exchange_project on delete cascade,
  -- Whether the file goes into the draft of who adopts the project.
  add column is_copied boolean not null default false,
  add constraint attachment_of_exchange_once unique (exchange_id, file_id);
create table exchange_download (
  exchange_id uuid not null references exchange_project on delete cascade,
  file_id uuid not null,
  times integer not null,
  primary key (exchange_id, file_id));`;

const READERS = `
create table exchange_follower (
  exchange_id uuid not null references exchange_project on delete cascade,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  created_at timestamptz not null,
  primary key (exchange_id, account_id));
create index exchange_follower_of_account on exchange_follower (account_id, organisation_id);
create index exchange_follower_of_organisation on exchange_follower (organisation_id);
create table exchange_thanks (
  exchange_id uuid not null references exchange_project on delete cascade,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  created_at timestamptz not null,
  primary key (exchange_id, account_id));
create index exchange_thanks_of_account on exchange_thanks (account_id);
create index exchange_thanks_of_organisation on exchange_thanks (organisation_id);
create table exchange_question (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  exchange_id uuid not null references exchange_project on delete cascade,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  text text not null check (text <> ''),
  answer text,
  answered_by uuid references account,
  answered_at timestamptz,
  removed_at timestamptz,
  check ((answer is null) = (answered_at is null)));
create index exchange_question_of_project on exchange_question (exchange_id, id);
create index exchange_question_of_organisation on exchange_question (organisation_id);
create index exchange_question_of_account on exchange_question (account_id);
create index exchange_question_answered_by on exchange_question (answered_by) where answered_by is not null;`;

const USES = `
-- A request made of a project. The first of an authority counts as its adoption.
create table exchange_adoption (
  id uuid primary key default uuidv7(),
  exchange_id uuid not null references exchange_project,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  request_id uuid unique references service_request on delete set null,
  created_at timestamptz not null);
create index exchange_adoption_of_project on exchange_adoption (exchange_id, organisation_id);
create index exchange_adoption_of_organisation on exchange_adoption (organisation_id);
create index exchange_adoption_of_account on exchange_adoption (account_id);
create table exchange_join (
  exchange_id uuid not null references exchange_project on delete cascade,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  note text not null,
  created_at timestamptz not null,
  primary key (exchange_id, organisation_id));
create index exchange_join_of_organisation on exchange_join (organisation_id);
create index exchange_join_of_account on exchange_join (account_id);
create table exchange_flag (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  exchange_id uuid not null references exchange_project on delete cascade,
  question_id uuid references exchange_question on delete cascade,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  reason text not null check (reason <> ''),
  -- What the association decided; null while it waits.
  outcome text check (outcome in ('kept', 'removed')),
  decided_by uuid references account,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null)));
create unique index exchange_flag_open on exchange_flag (exchange_id, question_id, organisation_id) nulls not distinct
  where outcome is null;
create index exchange_flag_waiting on exchange_flag (created_at, id) where outcome is null;
create index exchange_flag_question on exchange_flag (question_id) where question_id is not null;
create index exchange_flag_of_organisation on exchange_flag (organisation_id);
create index exchange_flag_of_account on exchange_flag (account_id);
create index exchange_flag_decided_by on exchange_flag (decided_by) where decided_by is not null;`;

/** Projects that authorities show each other, and what others do with them. */
export class Exchange extends Migration {
  override up(): void {
    this.addSql(NUMBER + PROJECTS + FILES + READERS + USES);
    this.addSql(`
alter table attachment drop constraint attachment_of_one_thing;
alter table attachment add constraint attachment_of_one_thing check (
  num_nonnulls(request_id, offer_id, project_id, answer_id, certificate_id, message_id, claim_id, exchange_id) = 1);`);
  }
}
