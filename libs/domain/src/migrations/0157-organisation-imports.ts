import { Migration } from '@mikro-orm/migrations';

/* Nothing of an invited organisation stands anywhere else until somebody accepts: it gets the id of its invitation. */
const INVITATIONS = `
create table founding_invitation (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  kind text not null check (kind in ('uat', 'firma')),
  name text not null,
  cui text not null,
  email citext not null,
  -- What the table says of the organisation; emptied when it is accepted.
  content jsonb,
  token_hash text unique,
  invited_by uuid not null references account,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz);
create unique index founding_invitation_one_open on founding_invitation (cui) where accepted_at is null and revoked_at is null;
create index founding_invitation_by_cui on founding_invitation (cui);
create index founding_invitation_email on founding_invitation (email);
create index founding_invitation_invited_by on founding_invitation (invited_by);`;

const IMPORTS = `
create table organisation_import (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null references account,
  -- Name of the table.
  name text not null,
  status text not null check (status in ('ready', 'started', 'dropped')),
  bulk_act_id uuid references bulk_act,
  check ((status = 'started') = (bulk_act_id is not null)));
create index organisation_import_created_by on organisation_import (created_by);
create index organisation_import_bulk_act on organisation_import (bulk_act_id);
create index organisation_import_age on organisation_import (created_at);

create table organisation_import_row (
  id uuid primary key default uuidv7(),
  import_id uuid not null references organisation_import on delete cascade,
  position integer not null,
  line integer not null,
  name text not null,
  cui text not null,
  email text not null,
  -- As written, in the order of the columns of the example.
  cells jsonb not null,
  -- What is read from them; null for a row that cannot be read.
  content jsonb,
  outcome text not null check (outcome in ('new', 'known', 'invited', 'twice', 'wrong')),
  problem text check (problem <> ''),
  unique (import_id, position),
  check ((outcome = 'new') = (problem is null)));
create index organisation_import_row_email on organisation_import_row (lower(email));

-- When an act goes on that has sent the hour's number of mails.
alter table bulk_act add column resume_at timestamptz;
create index bulk_act_resumed on bulk_act (resume_at) where status = 'running' and resume_at is not null;`;

/** Imports of members and partners from a table, and the invitations of organisations that are not in the portal yet. */
export class OrganisationImports extends Migration {
  override up(): void {
    for (const part of [INVITATIONS, IMPORTS]) this.addSql(part);
  }
}
