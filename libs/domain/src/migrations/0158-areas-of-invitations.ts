import { Migration } from '@mikro-orm/migrations';

/* Null stands for all areas, also in invitations of before. Counts only for editors of the association. */
const AREAS = `
alter table invitation add column areas text[]
  check (areas <@ array['moderation', 'support', 'library', 'events', 'settings'] and cardinality(areas) > 0);`;

/** Areas of work with which an editor of the association is invited. */
export class AreasOfInvitations extends Migration {
  override up(): void {
    this.addSql(AREAS);
  }
}
