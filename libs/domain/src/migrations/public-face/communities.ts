/** Showcases of authorities: what each is, what can be seen there, what is being built. */
export const COMMUNITIES = `
create table attraction_type (slug text primary key, name text not null unique, position smallint not null);
insert into attraction_type (slug, name, position) values
  ('istoric', 'Istoric', 0), ('cultural', 'Cultural', 1), ('natural', 'Natural', 2),
  ('religios', 'Religios', 3), ('sport', 'Sport', 4), ('recreativ', 'Recreativ', 5);
create table community (
  id uuid primary key default uuidv7(),
  -- The member that keeps it; null for an authority that has not joined, whose showcase the association keeps.
  organisation_id uuid unique references organisation,
  name text not null check (btrim(name) <> ''),
  county_code text not null references county,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  withdrawn_reason text,
  published_at timestamptz,
  description text not null default '',
  objectives text not null default '',
  featured_image_id uuid references image,
  population integer check (population >= 0),
  area_km2 numeric(10, 2) check (area_km2 >= 0),
  projects_completed integer not null default 0 check (projects_completed >= 0),
  budget_allocated text not null default '',
  citizens_served integer not null default 0 check (citizens_served >= 0),
  address text not null default '',
  phone text,
  email text,
  website text,
  search_text text generated always as (search_fold(name || ' ' || description || ' ' || objectives)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status <> 'withdrawn' or withdrawn_reason <> ''),
  check (status <> 'published' or published_at is not null));
create index community_published on community (county_code, name collate "ro-x-icu", id) where status = 'published';
create index community_by_name on community (name collate "ro-x-icu", id) where status = 'published';
create index community_search on community using gin (search_text gin_trgm_ops);
create table community_attraction (
  id uuid primary key default uuidv7(),
  community_id uuid not null references community on delete cascade,
  name text not null check (btrim(name) <> ''),
  description text not null default '',
  type text not null references attraction_type,
  image_ids uuid[] not null default '{}',
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1);
create index community_attraction_of_community on community_attraction (community_id, position, id);
create table community_project (
  id uuid primary key default uuidv7(),
  community_id uuid not null references community on delete cascade,
  -- The collaboration it comes from; the authority alone moves one without.
  project_id uuid references project,
  title text not null check (btrim(title) <> ''),
  description text not null default '',
  status text not null default 'planning' check (status in ('planning', 'in_progress', 'on_hold', 'review', 'completed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  starts_on date not null default current_date,
  ends_on date check (ends_on >= starts_on),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1);
create unique index community_project_of_collaboration on community_project (project_id) where project_id is not null;
create index community_project_of_community on community_project (community_id, starts_on desc, id);
create table community_image (
  community_id uuid not null references community on delete cascade,
  image_id uuid not null references image,
  caption text not null default '',
  position smallint not null default 0,
  primary key (community_id, image_id));`;
