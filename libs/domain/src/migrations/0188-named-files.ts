import { Migration } from '@mikro-orm/migrations';

/* A file that is taken out of a project is deleted a day later, and its name with it. */
const NAMES = `
alter table exchange_version add column files jsonb;
update exchange_version v set files = (
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.id), '[]')
  from jsonb_array_elements(v.content -> 'files') c join stored_file f on f.id = (c ->> 'fileId')::uuid)`;

/** Keeps the names of the files of each version of a project of the exchange. */
export class NamedFiles extends Migration {
  override up(): void {
    this.addSql(NAMES);
  }
}
