import { Migration } from '@mikro-orm/migrations';

/*
 * A deleted showcase has the status `withdrawn`, so that every condition for public pages excludes it, also in the release before
 * this one.
 */
const COLUMNS = `
alter table community
  add column siruta integer references authority,
  add column is_test boolean not null default false,
  add column deleted_at timestamptz,
  add column deleted_reason text,
  add column deleted_from text check (deleted_from in ('draft', 'published', 'withdrawn')),
  add constraint community_deleted check (
    (deleted_at is null) = (deleted_from is null) and (deleted_at is null) = (deleted_reason is null)
    and (deleted_at is null or status = 'withdrawn'));`;

const INDEXES = `
create unique index community_of_authority on community (siruta) where organisation_id is null and deleted_at is null;
create index community_newest on community (created_at desc, id desc) where deleted_at is null;
create index community_last_changed on community (updated_at desc, id desc) where deleted_at is null;
create index community_named on community (name collate "ro-x-icu", id) where deleted_at is null;
create index community_newest_of_county on community (county_code, created_at desc, id desc) where deleted_at is null;
create index community_without_owner on community (created_at desc, id desc) where organisation_id is null;
create index community_not_public on community (status, created_at desc, id desc) where status <> 'published';
create index community_tests on community (created_at desc, id desc) where is_test;
create index community_gone on community (deleted_at) where deleted_at is not null;`;

/** Showcases that the association keeps: their authority, tests of a demonstration, and deletion with a time to restore. */
export class KeptCommunities extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
    this.addSql(INDEXES);
  }
}
