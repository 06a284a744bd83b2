/** What firms offer in the marketplace, and what a firm's profile shows besides. */
export const SOLUTIONS = `
create function text_of(value text[]) returns text language sql immutable strict parallel safe
  as $$ select array_to_string(value, ' ') $$;
-- Firms are found by what they do as well as by name; authorities are not looked for this way.
alter table organisation
  add column firm_text text generated always as (
    case kind when 'firma' then search_fold(name || ' ' || description || ' ' || text_of(services)) end) stored,
  add column firm_words tsvector generated always as (
    case kind when 'firma' then search_vector(name || ' ' || description || ' ' || text_of(services)) end) stored;
create index organisation_firm_text on organisation using gin (firm_text gin_trgm_ops) where kind = 'firma';
create index organisation_firm_words on organisation using gin (firm_words) where kind = 'firma';
create index organisation_firm_name on organisation (name collate "ro-x-icu", id) where kind = 'firma' and status = 'approved';
create table solution (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  title text not null check (btrim(title) <> ''),
  description text not null default '',
  domain_slug text not null references domain,
  -- Without VAT.
  price_min numeric(14, 2) check (price_min >= 0),
  price_max numeric(14, 2) check (price_max >= price_min),
  currency text not null default 'RON' check (currency in ('RON', 'EUR')),
  unit text not null default 'project' check (unit in ('project', 'month', 'year', 'hour', 'day', 'piece', 'inhabitant')),
  features text[] not null default '{}',
  valid_until date,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived', 'withdrawn')),
  withdrawn_reason text,
  published_at timestamptz,
  -- Parts of words are looked for in the title alone: whole texts lie apart from their rows, and reading them all takes seconds.
  title_text text generated always as (search_fold(title)) stored,
  words tsvector generated always as (search_vector(title || ' ' || description || ' ' || text_of(features))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status <> 'withdrawn' or withdrawn_reason <> ''),
  check (status <> 'published' or published_at is not null));
create index solution_of_organisation on solution (organisation_id, updated_at desc, id);
create index solution_published on solution (domain_slug, published_at desc, id) where status = 'published';
create index solution_newest on solution (published_at desc, id) where status = 'published';
create index solution_title on solution using gin (title_text gin_trgm_ops);
create index solution_words on solution using gin (words);
-- By the index even where most of them are found: the planner does not count what reading every text costs.
create function solutions_with(q text) returns setof uuid language sql stable strict parallel safe set enable_seqscan = off
  as $$ select id from solution where words @@ search_query(q) $$;
create table certificate (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  name text not null check (btrim(name) <> ''),
  issuer text not null default '',
  issued_on date,
  valid_until date check (valid_until >= issued_on),
  created_at timestamptz not null default now(),
  version integer not null default 1);
create index certificate_of_organisation on certificate (organisation_id, id);
create table portfolio_item (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  name text not null check (btrim(name) <> ''),
  beneficiary text not null default '',
  -- Lei, without VAT.
  budget numeric(14, 2) check (budget >= 0),
  year smallint not null check (year between 1990 and 2100),
  description text not null default '',
  created_at timestamptz not null default now(),
  version integer not null default 1);
create index portfolio_item_of_organisation on portfolio_item (organisation_id, year desc, id);
create table team_member (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  name text not null check (btrim(name) <> ''),
  position text not null default '',
  experience text not null default '',
  sort smallint not null default 0,
  version integer not null default 1);
create index team_member_of_organisation on team_member (organisation_id, sort, id);
-- What a firm gives off its prices for a while.
create table discount (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  title text not null check (btrim(title) <> ''),
  description text not null default '',
  valid_until date,
  created_at timestamptz not null default now(),
  version integer not null default 1);
create index discount_of_organisation on discount (organisation_id, valid_until, id);
-- How soon a firm answers is counted over all its offers.
create index offer_submitted_by on offer (organisation_id, submitted_at) where submitted_at is not null;`;
