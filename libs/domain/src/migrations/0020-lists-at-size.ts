import { Migration } from '@mikro-orm/migrations';

/** Indexes by which a page of a long list is read in its order, and counted no further than it is shown. */
export class ListsAtSize extends Migration {
  override up(): void {
    this.addSql(`
create index organisation_firm_newest on organisation (created_at desc, id desc) where kind = 'firma' and status = 'approved';
create index organisation_firm_county on organisation (county_code, rating_order desc nulls last, rating_count desc, id)
  where kind = 'firma' and status = 'approved';
create index organisation_firm_named on organisation using gin (search_fold(name) gin_trgm_ops) where kind = 'firma';
create index organisation_firm_name_words on organisation using gin (to_tsvector('pg_catalog.simple'::regconfig, search_fold(name))) where kind = 'firma';
create index organisation_in_order on organisation (name collate "ro-x-icu", id);
create index organisation_cui_text on organisation using gin (cui gin_trgm_ops);
create index organisation_applied on organisation (applied_at desc, id) where applied_at is not null;
create index organisation_waiting on organisation ((status = 'needs_info'), applied_at, id)
  where applied_at is not null and status in ('pending', 'needs_info');
create index account_in_order on account (display_name collate "ro-x-icu", id);
create index community_shown_first on community ((featured_image_id is null), published_at desc, id) where status = 'published';`);
  }
}
