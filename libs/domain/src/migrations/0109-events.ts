import { Migration } from '@mikro-orm/migrations';

const NUMBER = `
create sequence event_number;
create function next_event_number(moment timestamptz) returns text language sql volatile as $$
  select 'EV-' || to_char(moment at time zone 'Europe/Bucharest', 'YYYY') || '-' || lpad(nextval('event_number')::text, 4, '0') $$;`;

const EVENTS = `
create table event (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references account,
  number text not null unique,
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  kind text not null check (kind in ('workshop', 'conference', 'course')),
  title text not null check (title <> ''),
  summary text not null,
  body text not null,
  body_text text not null,
  organiser text not null,
  contact text not null,
  -- Its parts in order: {startsAt, endsAt}.
  sittings jsonb not null,
  -- {startsAt, title, note}.
  program jsonb not null default '[]',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (starts_at < ends_at),
  is_online boolean not null,
  place text not null,
  county_code text references county,
  map_url text,
  online_url text,
  price numeric(10, 2) not null check (price >= 0),
  pool_id uuid not null unique references seat_pool,
  readers text not null check (readers in ('everyone', 'uat', 'firma')),
  is_public boolean not null,
  has_certificate boolean not null,
  published_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  search_text text generated always as (search_fold(title || ' ' || summary || ' ' || place || ' ' || organiser)) stored,
  search_vector tsvector generated always as (search_vector(title || ' ' || summary || ' ' || place || ' ' || organiser)) stored,
  check ((status = 'cancelled') = (cancel_reason is not null)));
create index event_coming on event (starts_at, id) where status <> 'draft';
create index event_created_by on event (created_by);
create index event_words on event using gin (search_text gin_trgm_ops);
create index event_vector on event using gin (search_vector);`;

/** Events of the association; their seats are a pool. */
export class Events extends Migration {
  override up(): void {
    for (const part of [EVENTS, NUMBER]) this.addSql(part);
  }
}
