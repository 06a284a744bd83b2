import { Migration } from '@mikro-orm/migrations';

/** Each section of a showcase has its version; the pictures of a showcase are described. */
export class CommunitySections extends Migration {
  override up(): void {
    this.addSql(`
alter table community add column section_versions jsonb not null default '{}';
alter table community add column featured_image_alt text not null default '';
alter table community_attraction add column image_alts text[] not null default '{}';`);
  }
}
