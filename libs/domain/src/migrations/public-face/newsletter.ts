/** Who gets the association's news, what they agreed to, and what was sent to whom. */
export const NEWSLETTER = `
create table subscriber (
  id uuid primary key default uuidv7(),
  email citext not null unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed', 'suppressed')),
  source text not null check (source in ('footer', 'blog')),
  county_code text references county,
  -- None means all.
  domains text[] not null default '{}',
  -- When it got into the state it is in; of one that is not confirmed, when it was last asked for.
  since timestamptz not null default now(),
  -- Issues in a row that its mailbox refused for good.
  refusals smallint not null default 0,
  created_at timestamptz not null default now());
create index subscriber_by_status on subscriber (status, created_at desc, id);
create index subscriber_newest on subscriber (created_at desc, id);
create index subscriber_search on subscriber using gin (search_fold(email::text) gin_trgm_ops);
-- Each step by which a person agreed or no longer does: to what words, from where, when.
create table subscriber_consent (
  id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscriber on delete cascade,
  step text not null check (step in ('asked', 'confirmed', 'unsubscribed', 'resubscribed')),
  version text not null,
  source text not null check (source in ('footer', 'blog', 'mail', 'one-click')),
  address inet not null,
  at timestamptz not null default now());
create index subscriber_consent_of on subscriber_consent (subscriber_id);
-- Links of mails, by the hash of their secret. One that unsubscribes does not end.
create table subscriber_link (
  token_hash text primary key,
  subscriber_id uuid not null references subscriber on delete cascade,
  purpose text not null check (purpose in ('confirm', 'manage')),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (purpose = 'manage' or expires_at is not null));
create index subscriber_link_of on subscriber_link (subscriber_id);
create table newsletter_issue (
  id uuid primary key default uuidv7(),
  created_by uuid not null references account,
  subject text not null default '',
  preheader text not null default '',
  -- HTML, sanitised when it was written.
  body text not null default '',
  audience text not null default 'all' check (audience in ('all', 'uat', 'firma', 'visitor')),
  county_code text references county,
  domain text references domain,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  scheduled_at timestamptz,
  started_at timestamptz,
  -- When its mails were written down, each in the table below.
  queued_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status <> 'scheduled' or scheduled_at is not null),
  check (status not in ('scheduled', 'sending', 'sent') or (subject <> '' and body <> '')));
create index newsletter_issue_newest on newsletter_issue (created_at desc, id);
create index newsletter_issue_due on newsletter_issue (scheduled_at) where status = 'scheduled';
create index newsletter_issue_under_way on newsletter_issue (id) where status = 'sending';
create table newsletter_delivery (
  id uuid primary key default uuidv7(),
  issue_id uuid not null references newsletter_issue,
  -- Null for a person who was erased; that a mail went out still counts.
  subscriber_id uuid references subscriber on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'failed', 'skipped')),
  -- SMTP status or a word of ours, never what the server says: it repeats the address.
  error text,
  started_at timestamptz,
  settled_at timestamptz,
  unique (issue_id, subscriber_id));
create index newsletter_delivery_by_status on newsletter_delivery (issue_id, status);
create index newsletter_delivery_of_subscriber on newsletter_delivery (subscriber_id);`;
