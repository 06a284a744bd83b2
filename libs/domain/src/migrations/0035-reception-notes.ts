import { Migration } from '@mikro-orm/migrations';

/** Notes of the reception of accepted projects: each with the code by which anybody can check it. */
export class ReceptionNotes extends Migration {
  override up(): void {
    this.addSql(`
alter table project add column acceptance_remarks text;
create table reception_note (
  id uuid primary key default uuidv7(),
  project_id uuid not null references project,
  code text not null unique,
  content_checksum text,
  file_id uuid references stored_file,
  checksum text,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  failed_at timestamptz,
  constraint reception_note_ready check (
    ready_at is null or content_checksum is not null and file_id is not null and checksum is not null));
create unique index reception_note_one on reception_note (project_id) where failed_at is null;
create index reception_note_of_project on reception_note (project_id, id desc);
create index reception_note_of_file on reception_note (file_id);`);
  }
}
