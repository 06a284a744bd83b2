import { Migration } from '@mikro-orm/migrations';

const TEXT_SEARCH = `
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists citext;
-- unaccent() is only STABLE because its dictionary could be replaced; naming the dictionary makes it safe to index.
create function search_fold(value text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
create function search_vector(value text) returns tsvector language sql immutable strict parallel safe
  as $$ select to_tsvector('pg_catalog.simple'::regconfig, search_fold(value)) $$;
-- Words without their endings, each as a prefix: "orașelor" finds "oraș". PostgreSQL's Romanian stemmer gives "achiziție"
-- and "achiziții" two stems, and comparing trigrams of whole texts takes seconds on 100.000 rows.
create function search_query(value text) returns tsquery language sql immutable strict parallel safe as $$
  select to_tsquery('pg_catalog.simple'::regconfig, string_agg(
    case when length(word) < 5 then word
      else regexp_replace(word, '^(.{3,}?)(iilor|ilor|elor|ului|urile|uri|iile|iei|ile|ele|ii|ie|ia|ea|ul|ei|le|lui|a|e|i|u)$', '\\1') || ':*' end, ' & '))
  from regexp_split_to_table(search_fold(value), '[^a-z0-9]+') as word
  where length(word) > 1 and word <> all ('{de,la,si,in,cu,pe,din,al,ale,ai,un,una,sau,prin,pentru,care,este,sunt}') $$;`;

const TAXONOMY = `
create table county (code text primary key check (code ~ '^[A-Z]{1,2}$'), name text not null unique);
create table domain (slug text primary key, name text not null unique, position smallint not null);
create table expertise (slug text primary key, name text not null unique, position smallint not null);
create table expertise_domain (
  expertise_slug text not null references expertise, domain_slug text not null references domain,
  primary key (expertise_slug, domain_slug));`;

const ORGANISATIONS = `
create table organisation (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('uat', 'firma', 'admin')),
  name text not null check (btrim(name) <> ''),
  status text not null default 'pending'
    check (status in ('unconfirmed', 'pending', 'needs_info', 'approved', 'rejected', 'suspended')),
  cui text unique,
  uat_type text check (uat_type in ('commune', 'town', 'municipality', 'county_council', 'sector', 'adi')),
  package text check (package in ('bronze', 'silver')),
  county_code text references county,
  locality text not null default '',
  description text not null default '',
  website text, phone text, email text,
  employees text check (employees in ('1-10', '10-50', '50-200', '200+')),
  experience_years smallint check (experience_years >= 0),
  services text[] not null default '{}',
  verified_at timestamptz,
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum between rating_count and rating_count * 5),
  rating numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 2)) stored,
  search_text text generated always as (
    search_fold(name || ' ' || description || ' ' || locality)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((kind = 'uat') = (uat_type is not null)));
create index organisation_by_rating on organisation (kind, rating desc nulls last, rating_count desc, id) where status = 'approved';
create index organisation_search on organisation using gin (search_text gin_trgm_ops);
create table organisation_domain (
  organisation_id uuid not null references organisation, domain_slug text not null references domain,
  primary key (organisation_id, domain_slug));
create index organisation_domain_by_domain on organisation_domain (domain_slug, organisation_id);`;

const ACCOUNTS = `
create table account (
  id uuid primary key default uuidv7(),
  email citext not null unique,
  display_name text not null,
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1);
create table membership (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  created_at timestamptz not null default now(),
  unique (account_id, organisation_id));
create index membership_by_organisation on membership (organisation_id);
create table session (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  refresh_hash text not null,
  previous_hash text,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_seconds integer not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  user_agent text not null default '',
  address inet);
create index session_by_account on session (account_id) where ended_at is null;
create table sign_in_failure (
  id bigint generated always as identity primary key,
  email citext not null,
  address inet not null,
  at timestamptz not null default now());
create index sign_in_failure_by_email on sign_in_failure (email, at);
create index sign_in_failure_by_address on sign_in_failure (address, at);
create table idempotency (
  account_id uuid not null references account,
  key text not null check (length(key) between 8 and 100),
  route text not null,
  status smallint,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key));`;

const SERVICE_REQUESTS = `
create sequence service_request_number;
create function next_service_request_number() returns text language sql volatile as $$
  select 'SP-' || to_char(now() at time zone 'Europe/Bucharest', 'YYYY') || '-'
    || lpad(nextval('service_request_number')::text, 6, '0') $$;
create table service_request (
  id uuid primary key default uuidv7(),
  number text not null unique default next_service_request_number(),
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  title text not null default '',
  category text references domain,
  description text not null default '',
  deadline timestamptz,
  budget_min numeric(14, 2) check (budget_min >= 0),
  budget_max numeric(14, 2) check (budget_max >= budget_min),
  county_code text references county,
  locality text not null default '',
  urgency text not null default 'medium' check (urgency in ('high', 'medium', 'low')),
  visibility text not null default 'all' check (visibility in ('all', 'invited')),
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'in_progress', 'completed', 'cancelled', 'expired')),
  revision integer not null default 1,
  sent_at timestamptz,
  opened_at timestamptz,
  started_at timestamptz,
  closed_at timestamptz,
  cancel_reason text,
  reminders smallint not null default 0,
  search_text text generated always as (search_fold(number || ' ' || title || ' ' || description)) stored,
  search_vector tsvector generated always as (search_vector(title || ' ' || description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status = 'draft' or (title <> '' and description <> '' and category is not null and deadline is not null and sent_at is not null)),
  check (status <> 'cancelled' or cancel_reason <> ''));
create index service_request_of_organisation on service_request (organisation_id, updated_at desc, id);
create index service_request_open on service_request (category, deadline, id) include (county_code, visibility)
  where status = 'sent' and opened_at is null;
create index service_request_sent on service_request (sent_at desc, id) where status <> 'draft';
create index service_request_by_deadline on service_request (deadline desc, id) where status <> 'draft';
create index service_request_by_status on service_request (status);
create index service_request_search_text on service_request using gin (search_text gin_trgm_ops);
create index service_request_search_vector on service_request using gin (search_vector);
create table service_request_revision (
  request_id uuid not null references service_request on delete cascade,
  revision integer not null,
  content jsonb not null,
  created_by uuid not null references account,
  created_at timestamptz not null default now(),
  primary key (request_id, revision));
create table service_request_invitation (
  request_id uuid not null references service_request on delete cascade,
  organisation_id uuid not null references organisation,
  created_at timestamptz not null default now(),
  primary key (request_id, organisation_id));
create index service_request_invitation_of_firma on service_request_invitation (organisation_id, request_id);
create table service_request_view (
  request_id uuid not null references service_request on delete cascade,
  organisation_id uuid not null references organisation,
  viewed_at timestamptz not null default now(),
  primary key (request_id, organisation_id));
create table question (
  id uuid primary key default uuidv7(),
  request_id uuid not null references service_request on delete cascade,
  organisation_id uuid not null references organisation,
  asked_by uuid not null references account,
  body text not null check (btrim(body) <> ''),
  answer text check (btrim(answer) <> ''),
  answered_by uuid references account,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  check ((answer is null) = (answered_at is null)));
create index question_of_request on question (request_id, id);`;

const OFFERS = `
create table offer (
  id uuid primary key default uuidv7(),
  request_id uuid not null references service_request,
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  status text not null default 'draft' check (status in
    ('draft', 'submitted', 'to_confirm', 'withdrawn', 'shortlisted', 'accepted', 'declined', 'expired')),
  price numeric(14, 2) check (price > 0),
  vat_rate numeric(5, 2) not null default 21 check (vat_rate between 0 and 100),
  delivery_days integer check (delivery_days > 0),
  valid_until date,
  method text not null default '',
  team text not null default '',
  request_revision integer not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decline_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status = 'draft' or (price is not null and delivery_days is not null and valid_until is not null and submitted_at is not null)),
  check (status <> 'declined' or decline_reason <> ''));
-- The two rules no code path may break: one live offer of a firm per request, one accepted offer per request.
create unique index offer_one_live_per_firma on offer (request_id, organisation_id) where status <> 'withdrawn';
create unique index offer_one_accepted on offer (request_id) where status = 'accepted';
create index offer_of_organisation on offer (organisation_id, updated_at desc, id);
create index offer_of_request on offer (request_id, status);
create index offer_by_status on offer (status);`;

const PROJECTS = `
create table project (
  id uuid primary key default uuidv7(),
  request_id uuid not null unique references service_request,
  offer_id uuid not null unique references offer,
  uat_id uuid not null references organisation,
  firma_id uuid not null references organisation,
  title text not null,
  status text not null default 'planning' check (status in ('planning', 'in_progress', 'on_hold', 'review', 'completed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  hold_reason text,
  changes_reason text,
  due_on date,
  started_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1);
create index project_by_status on project (status);
create index project_newest on project (created_at desc);
create index project_of_uat on project (uat_id, updated_at desc, id);
create index project_of_firma on project (firma_id, updated_at desc, id);
create table milestone (
  id uuid primary key default uuidv7(),
  project_id uuid not null references project,
  title text not null check (btrim(title) <> ''),
  due_on date,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1);
create index milestone_of_project on milestone (project_id, due_on, id);
create table review (
  id uuid primary key default uuidv7(),
  project_id uuid not null references project,
  author_id uuid not null references organisation,
  subject_id uuid not null references organisation,
  written_by uuid not null references account,
  rating smallint not null check (rating between 1 and 5),
  quality smallint not null check (quality between 1 and 5),
  timeliness smallint not null check (timeliness between 1 and 5),
  communication smallint not null check (communication between 1 and 5),
  price smallint not null check (price between 1 and 5),
  body text not null default '',
  reply text check (btrim(reply) <> ''),
  replied_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (project_id, author_id),
  check (author_id <> subject_id));
create index review_of_subject on review (subject_id, published_at desc) where published_at is not null;
create index review_hidden on review (project_id) where published_at is null;`;

const RECORDS = `
create table notification (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  title text not null,
  message text not null,
  href text not null check (href like '/%'),
  read_at timestamptz,
  created_at timestamptz not null default now());
create index notification_of_account on notification (account_id, organisation_id, id desc);
create index notification_unread on notification (account_id, organisation_id) where read_at is null;
create table audit (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  account_id uuid references account,
  organisation_id uuid references organisation,
  action text not null,
  entity text not null,
  entity_id uuid,
  from_state text,
  to_state text,
  reason text,
  outcome text not null default 'done' check (outcome in ('done', 'refused')),
  details jsonb,
  trace_id text);
create index audit_of_entity on audit (entity_id, id);
create function audit_is_append_only() returns trigger language plpgsql as $$
  begin raise exception 'audit is append-only' using errcode = 'integrity_constraint_violation'; end $$;
create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only();
create trigger audit_no_truncate before truncate on audit for each statement execute function audit_is_append_only();`;

const GROUPS = [TEXT_SEARCH, TAXONOMY, ORGANISATIONS, ACCOUNTS, SERVICE_REQUESTS, OFFERS, PROJECTS, RECORDS];

/** All tables of the main job. Rules that two concurrent writers could break are constraints here, not checks in code. */
export class Foundation extends Migration {
  override up(): void {
    for (const group of GROUPS) this.addSql(group);
  }
}
