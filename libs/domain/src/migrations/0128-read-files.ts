import { Migration } from '@mikro-orm/migrations';

const READINGS = `
create table library_reading (
  file_id uuid primary key references library_file (file_id) on delete cascade,
  -- The text in parts with an address: pages, or parts that begin with a heading.
  pieces jsonb not null,
  -- Placeholders of a Word file; null without any.
  template jsonb);`;

/** What the worker read in files of the library. */
export class ReadFiles extends Migration {
  override up(): void {
    this.addSql(READINGS);
  }
}
