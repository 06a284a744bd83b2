import { Migration } from '@mikro-orm/migrations';

const NUMBER = `
create sequence training_number;
create function next_training_number(moment timestamptz) returns text language sql volatile as $$
  select 'CU-' || to_char(moment at time zone 'Europe/Bucharest', 'YYYY') || '-' || lpad(nextval('training_number')::text, 4, '0') $$;`;

const TRAININGS = `
create table training (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references account,
  -- The firm that proposed it; null for a course of the association.
  organisation_id uuid references organisation,
  number text not null unique,
  status text not null check (status in ('draft', 'proposed', 'rejected', 'published', 'cancelled')),
  category text not null
    check (category in ('funds', 'procurement', 'development', 'digital', 'legislation', 'management')),
  title text not null check (title <> ''),
  description text not null,
  provider text not null,
  format text not null check (format in ('onsite', 'online', 'mixed')),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  hours numeric(6, 2) not null check (hours > 0),
  price numeric(10, 2) not null check (price >= 0),
  -- The members' discount in percent.
  discount integer not null check (discount between 15 and 20),
  -- In order: {startsAt, endsAt}.
  sittings jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (starts_at < ends_at),
  place text not null,
  county_code text references county check (county_code is not null or format = 'online'),
  online_url text,
  pool_id uuid not null unique references seat_pool,
  -- Id of the first run of the course; the runs share their reviews.
  series_id uuid not null,
  curriculum jsonb not null,
  instructor_name text not null,
  instructor_about text not null,
  has_certificate boolean not null,
  completion_share integer not null check (completion_share between 1 and 100),
  -- Average and number of the reviews of those who completed a run.
  rating numeric(3, 2),
  review_count integer not null default 0 check ((review_count > 0) = (rating is not null)),
  published_at timestamptz,
  -- Why it was rejected or cancelled.
  reason text,
  search_text text generated always as (search_fold(title || ' ' || description || ' ' || provider)) stored,
  search_vector tsvector generated always as (search_vector(title || ' ' || description || ' ' || provider)) stored,
  check ((status in ('rejected', 'cancelled')) = (reason is not null)),
  check (status not in ('proposed', 'rejected') or organisation_id is not null));
create index training_coming on training (starts_at, id) include (category) where status = 'published';
create index training_proposed on training (updated_at, id) where status = 'proposed';
create index training_newest on training (id desc);
create index training_of_firm on training (organisation_id, id desc);
create index training_of_series on training (series_id);
create index training_created_by on training (created_by);
create index training_words on training using gin (search_text gin_trgm_ops);
create index training_vector on training using gin (search_vector);`;

/** Courses of the association and of firms; their seats are a pool. */
export class Training extends Migration {
  override up(): void {
    for (const part of [TRAININGS, NUMBER]) this.addSql(part);
  }
}
