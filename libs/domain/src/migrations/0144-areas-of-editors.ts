import { Migration } from '@mikro-orm/migrations';

/* Null stands for all areas: editors of before keep theirs. Counts only for editors of the association. */
const AREAS = `
alter table membership add column areas text[]
  check (areas <@ array['moderation', 'support', 'library', 'events', 'settings'] and cardinality(areas) > 0);`;

/** Areas of work of the association's editors. */
export class AreasOfEditors extends Migration {
  override up(): void {
    this.addSql(AREAS);
  }
}
