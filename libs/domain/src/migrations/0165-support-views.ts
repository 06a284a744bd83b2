import { Migration } from '@mikro-orm/migrations';

const VIEWS = `
-- What an administrator saw of an organisation; told to its owners.
create table support_view (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  organisation_id uuid not null references organisation on delete cascade,
  account_id uuid not null references account,
  status text not null check (status in ('open', 'ended')),
  reason text not null check (length(reason) between 10 and 500),
  opened_at timestamptz not null,
  -- When it ends by itself.
  ends_at timestamptz not null check (ends_at > opened_at),
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null)));
create unique index support_view_one_open on support_view (organisation_id, account_id) where status = 'open';
create index support_view_organisation on support_view (organisation_id, opened_at desc);
create index support_view_account on support_view (account_id);
create table support_view_section (
  view_id uuid not null references support_view on delete cascade,
  section text not null,
  read_at timestamptz not null,
  primary key (view_id, section));`;

/* Members read those of their own organisation; the association and the worker all. */
const policiesOf = (table: string, condition: string): string => `
alter table ${table} enable row level security;
create policy others on ${table} to portal_identity, portal_public, portal_admin, portal_worker using (true);
create policy members on ${table} for select to portal_uat, portal_firma using (${condition});`;

/** Support views: what the association saw of an organisation, with the reason and the sections. */
export class SupportViews extends Migration {
  override up(): void {
    this.addSql(VIEWS);
    this.addSql(policiesOf('support_view', 'organisation_id = (select own_organisation())'));
    this.addSql(
      policiesOf(
        'support_view_section',
        'exists (select from support_view v where v.id = support_view_section.view_id)',
      ),
    );
  }
}
