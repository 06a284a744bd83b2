import { Migration } from '@mikro-orm/migrations';

/** Files for the purchase: each with the code by which anybody can check it. */
export class PurchaseFiles extends Migration {
  override up(): void {
    this.addSql(`
create table purchase_file (
  id uuid primary key default uuidv7(),
  request_id uuid not null references service_request,
  organisation_id uuid not null references organisation,
  code text not null unique,
  content_checksum text,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  failed_at timestamptz);
create index purchase_file_of_request on purchase_file (request_id, id desc);
create unique index purchase_file_one_running on purchase_file (request_id) where ready_at is null and failed_at is null;
create table purchase_file_part (
  purchase_file_id uuid not null references purchase_file on delete cascade,
  kind text not null check (kind in ('pdf', 'zip', 'xlsx')),
  file_id uuid not null references stored_file,
  checksum text not null,
  primary key (purchase_file_id, kind));
create index purchase_file_part_of_file on purchase_file_part (file_id);`);
  }
}
