import { Migration } from '@mikro-orm/migrations';

const AUTHORITIES = `
create table authority (
  siruta integer primary key check (siruta > 0),
  name text not null check (btrim(name) <> ''),
  type text not null check (type in ('commune', 'town', 'municipality', 'county_council', 'sector')),
  county_code text not null references county,
  search_text text generated always as (search_fold(name || ' ' || siruta::text)) stored);
create index authority_of_county on authority (county_code, name collate "ro-x-icu");
create index authority_search on authority using gin (search_text gin_trgm_ops);`;

const ORGANISATIONS = `
alter table organisation
  add column siruta integer references authority,
  add column address text not null default '',
  add column registration_number text,
  add column legal_representative text not null default '',
  add column portfolio text not null default '',
  add column status_reason text,
  add column applied_at timestamptz,
  add column decided_at timestamptz,
  add column cui_override_reason text;
-- A refused application must not keep the code from whoever it belongs to.
alter table organisation drop constraint organisation_cui_key;
create unique index organisation_one_per_cui on organisation (cui) where status <> 'rejected';
create index organisation_by_cui on organisation (cui);
create index organisation_by_siruta on organisation (siruta) where siruta is not null;
create index organisation_applications on organisation (status, applied_at desc, id) where applied_at is not null;
create index organisation_suspended on organisation (id) where status = 'suspended';
create table organisation_expertise (
  organisation_id uuid not null references organisation, expertise_slug text not null references expertise,
  primary key (organisation_id, expertise_slug));`;

const ACCOUNTS = `
alter table account
  add column position text not null default '',
  add column phone text,
  add column mail_topics text[] not null default '{requests,offers,projects,reviews,organisation}',
  add column totp_secret text,
  add column totp_enabled_at timestamptz,
  add column totp_last_step bigint not null default 0,
  add column two_factor_optional boolean not null default false,
  add column status_reason text,
  add column deletion_due_at timestamptz,
  drop constraint account_status_check,
  add constraint account_status_check check (status in ('active', 'suspended', 'deleted')),
  add check (totp_enabled_at is null or totp_secret is not null);
create index account_search on account using gin (search_fold(display_name || ' ' || email::text) gin_trgm_ops);
create index account_to_delete on account (deletion_due_at) where deletion_due_at is not null;
create table recovery_code (
  account_id uuid not null references account, code_hash text not null, used_at timestamptz,
  primary key (account_id, code_hash));
create table device (
  account_id uuid not null references account, hash text not null,
  first_seen_at timestamptz not null default now(), last_seen_at timestamptz not null default now(),
  primary key (account_id, hash));
alter table session add column second_factor_at timestamptz;
-- Which organisation somebody acted for last; ids are sorted by time.
create index session_newest_of_account on session (account_id, id desc);
create table one_time_link (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  purpose text not null check (purpose in ('recovery', 'email', 'second-factor')),
  token_hash text not null unique,
  data jsonb not null default '{}',
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz);
create index one_time_link_of_account on one_time_link (account_id, purpose);
create table consent (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  document text not null check (document in ('terms', 'data-processing')),
  version text not null,
  given_at timestamptz not null default now(),
  address inet not null);
create index consent_of_account on consent (account_id);
-- What is counted to be limited: sign-ups, recoveries and uploads, by address and by e-mail.
create table attempt (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  at timestamptz not null default now());
create index attempt_by_key on attempt (kind, key, at);`;

const MEMBERS = `
alter table membership add column version integer not null default 1;
create table invitation (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  email citext not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  token_hash text unique,
  invited_by uuid not null references account,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  version integer not null default 1);
create index invitation_by_email on invitation (email);
create unique index invitation_one_open on invitation (organisation_id, email) where accepted_at is null and revoked_at is null;
create table access_request (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  message text not null default '',
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  version integer not null default 1,
  check (status <> 'declined' or reason <> ''));
create unique index access_request_one_open on access_request (organisation_id, account_id) where status = 'pending';
create index access_request_of_account on access_request (account_id);
-- Two owners who step down at the same moment wait here for each other; the second is refused.
create function membership_keeps_owner() returns trigger language plpgsql as $$
  begin
    perform 1 from organisation where id = old.organisation_id for no key update;
    if not exists (select 1 from membership where organisation_id = old.organisation_id and role = 'owner')
      and exists (select 1 from organisation where id = old.organisation_id and status <> 'rejected') then
      raise exception 'an organisation keeps at least one owner'
        using errcode = 'integrity_constraint_violation', constraint = 'membership_keeps_owner';
    end if;
    return null;
  end $$;
create constraint trigger membership_keeps_owner after update or delete on membership
  deferrable initially deferred for each row execute function membership_keeps_owner();`;

const REGISTRATIONS = `
-- What a stranger sent. It becomes account, organisation and membership when the e-mail is confirmed, so that nobody can
-- hold an address or a tax code that is not theirs.
create table registration (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('uat', 'firma')),
  email citext not null,
  content jsonb not null,
  password_hash text not null,
  -- The organisation that exists already and to which access is asked.
  organisation_id uuid references organisation,
  terms_version text not null,
  address inet not null,
  token_hash text unique,
  -- Of a secret that the browser of the sign-up keeps: there the link of the mail alone confirms it.
  browser_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz);
create index registration_by_email on registration (email) where confirmed_at is null;
create index registration_waiting on registration (created_at desc, id) where confirmed_at is null;`;

const FILES = `
create table stored_file (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('application', 'export')),
  organisation_id uuid references organisation,
  account_id uuid references account,
  registration_id uuid references registration on delete set null,
  -- Whoever uploaded it before having an account proves so with the secret behind this hash.
  claim_hash text unique,
  name text not null,
  content_type text not null,
  size bigint not null check (size > 0),
  storage_key text not null unique,
  created_at timestamptz not null default now());
create index stored_file_of_organisation on stored_file (organisation_id, id);
create index stored_file_of_account on stored_file (account_id, id);
create index stored_file_of_registration on stored_file (registration_id) where registration_id is not null;
create index stored_file_unclaimed on stored_file (created_at) where claim_hash is not null;
create table data_export (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz,
  file_id uuid references stored_file on delete set null);
create unique index data_export_one_running on data_export (account_id) where ready_at is null and failed_at is null;
create index data_export_of_account on data_export (account_id, created_at desc);`;

const JOBS = `
-- Work to do after the transaction that asks for it; the worker hands each row to its queue and removes it.
create table outbox (
  id uuid primary key default uuidv7(),
  queue text not null,
  payload jsonb not null,
  created_at timestamptz not null default now());
create function outbox_filled() returns trigger language plpgsql as $$
  begin perform pg_notify('outbox', ''); return null; end $$;
create trigger outbox_filled after insert on outbox for each statement execute function outbox_filled();
create table mail (
  id uuid primary key default uuidv7(),
  recipient text not null,
  template text not null,
  -- May hold a link that opens an account; emptied once the mail is sent.
  data jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  attempts integer not null default 0,
  last_error text);
create index mail_waiting on mail (created_at) where sent_at is null and failed_at is null;
create index mail_by_recipient on mail (lower(recipient));
-- Mail of a portal without a mail server, for people who try it.
create table caught_mail (
  id uuid primary key default uuidv7(),
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  at timestamptz not null default now());
create index caught_mail_by_recipient on caught_mail (lower(recipient));`;

const GROUPS = [AUTHORITIES, ORGANISATIONS, ACCOUNTS, MEMBERS, REGISTRATIONS, FILES, JOBS];

/** How organisations join: registry of authorities, registrations, members, files, mail and the work after a transaction. */
export class Onboarding extends Migration {
  override up(): void {
    for (const group of GROUPS) this.addSql(group);
  }
}
