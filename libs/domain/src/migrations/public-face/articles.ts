/** Articles of authorities, firms and the association. */
export const ARTICLES = `
create table blog_category (slug text primary key, name text not null unique, position smallint not null, is_on boolean not null default true);
-- What an author chooses from, by kind of organisation, and under which chip of the blog it is found.
create table article_category (
  slug text primary key,
  name text not null,
  author_kind text not null check (author_kind in ('uat', 'firma', 'admin')),
  blog_slug text not null references blog_category,
  position smallint not null,
  is_on boolean not null default true,
  unique (author_kind, name));
create table article (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  title text not null check (btrim(title) <> ''),
  category text not null references article_category,
  summary text not null default '',
  -- HTML, sanitised when it was written.
  body text not null,
  body_text text not null,
  cover_image_id uuid references image,
  status text not null default 'draft' check (status in ('draft', 'pending', 'published', 'rejected', 'withdrawn')),
  -- Why it was rejected, sent back or withdrawn, for its author to read.
  reason text,
  submitted_at timestamptz,
  published_at timestamptz,
  views integer not null default 0 check (views >= 0),
  search_text text generated always as (search_fold(title || ' ' || summary)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status not in ('rejected', 'withdrawn') or reason <> ''),
  check (status <> 'published' or published_at is not null));
create index article_published on article (published_at desc, id) where status = 'published';
create index article_published_by_category on article (category, published_at desc, id) where status = 'published';
create index article_of_organisation on article (organisation_id, updated_at desc, id);
create index article_to_moderate on article (submitted_at, id) where status = 'pending';
-- The changed text of an article that stays up as it is until this is approved.
create table article_revision (
  id uuid primary key default uuidv7(),
  article_id uuid not null references article,
  created_by uuid not null references account,
  title text not null check (btrim(title) <> ''),
  category text not null references article_category,
  summary text not null default '',
  body text not null,
  body_text text not null,
  cover_image_id uuid references image,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  version integer not null default 1,
  check (status <> 'rejected' or reason <> ''));
create unique index article_revision_one_pending on article_revision (article_id) where status = 'pending';
-- One view of a visitor and day; the hash is made with a secret that changes daily and holds no address.
create table article_view (
  article_id uuid not null references article,
  day date not null,
  visitor_hash text not null,
  primary key (article_id, day, visitor_hash));`;
