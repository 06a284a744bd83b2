import { Migration } from '@mikro-orm/migrations';

/** Files attached to requests, by version of the request, and to offers. */
export class Attachments extends Migration {
  override up(): void {
    this.addSql(`
alter table stored_file drop constraint stored_file_purpose_check,
  add constraint stored_file_purpose_check check (purpose in ('application', 'export', 'attachment'));
create index stored_file_attached on stored_file (created_at) where purpose = 'attachment';
create table attachment (
  id uuid primary key default uuidv7(),
  file_id uuid not null references stored_file,
  request_id uuid references service_request on delete cascade,
  offer_id uuid references offer on delete cascade,
  -- Versions of the request: the first with the file, and the first again without it.
  added_in integer not null default 1,
  removed_in integer check (removed_in > added_in),
  check (num_nonnulls(request_id, offer_id) = 1),
  unique (request_id, file_id, added_in),
  unique (offer_id, file_id));
create index attachment_of_file on attachment (file_id);`);
  }
}
