import { Migration } from '@mikro-orm/migrations';

const MERGES = `
-- The record that took over the data of this one, whose status is then 'rejected'.
alter table organisation add column merged_into_id uuid references organisation check (merged_into_id <> id);
create index organisation_merged_into on organisation (merged_into_id) where merged_into_id is not null;
create table organisation_merge (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  kept_id uuid not null references organisation,
  closed_id uuid not null references organisation,
  status text not null check (status in ('done', 'undone')),
  reason text not null check (reason <> ''),
  rows integer not null default 0,
  done_by uuid not null references account,
  done_at timestamptz not null,
  undo_until timestamptz not null,
  undone_by uuid references account,
  undone_at timestamptz,
  undo_reason text,
  -- When rows that running requests wrote for the closed record during the merge were moved too.
  swept_at timestamptz,
  check (kept_id <> closed_id),
  check ((status = 'undone') = (undone_at is not null)));
create unique index organisation_merge_once on organisation_merge (closed_id) where status = 'done';
create index organisation_merge_kept on organisation_merge (kept_id);
create index organisation_merge_done_by on organisation_merge (done_by);
create index organisation_merge_undone_by on organisation_merge (undone_by);
create index organisation_merge_unswept on organisation_merge (done_at) where swept_at is null;
-- Each row that a merge changed: its key and the changed columns, before and after. Deleted when the merge can no longer be undone.
create table organisation_merge_row (
  merge_id uuid not null references organisation_merge on delete cascade,
  relation text not null,
  before jsonb not null,
  after jsonb not null);
create index organisation_merge_row_merge on organisation_merge_row (merge_id, relation);`;

/** Merges of two records of one organisation, with what they changed. */
export class MergedOrganisations extends Migration {
  override up(): void {
    this.addSql(MERGES);
  }
}
