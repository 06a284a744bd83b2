import { Migration } from '@mikro-orm/migrations';

/** Indexes that hold all that is counted over whole lists, and the last changed public pages for the sitemap. */
export class CountedLists extends Migration {
  override up(): void {
    this.addSql(`
create index community_counted on community (county_code, organisation_id) where status = 'published';
create index community_hidden on community (id) where status <> 'published';
create index community_project_counted on community_project (status, community_id) where project_id is null;
create index community_changed on community (updated_at desc, id) include (organisation_id) where status = 'published';
create index organisation_firm_changed on organisation (updated_at desc, id) where kind = 'firma' and status = 'approved';
create index article_changed on article (updated_at desc, id) include (organisation_id) where status = 'published';
create index organisation_counted on organisation (kind, status);
create index offer_counted on offer (status, request_id);`);
  }
}
