import { Migration } from '@mikro-orm/migrations';

/**
 * `rating_order` is the average as it would be with five more reviews of `rating_prior`, the average of all firms: an average of
 * few reviews counts for less. Its index lists firms by it.
 */
export class WeightedRatings extends Migration {
  override up(): void {
    this.addSql(`alter table organisation
      add column rating_prior numeric(2, 1) not null default 4 check (rating_prior between 1 and 5),
      add column rating_order numeric(4, 3) generated always as
        (case when rating_count > 0 then round((rating_sum + 5 * rating_prior) / (rating_count + 5), 3) end) stored`);
    this.addSql(`update organisation set rating_prior = (select round(sum(rating_sum)::numeric / sum(rating_count), 1)
      from organisation where kind = 'firma') where kind = 'firma' and rating_count > 0`);
    this.addSql(`create index organisation_by_rating_order
      on organisation (kind, rating_order desc nulls last, rating_count desc, id) where status = 'approved'`);
  }
}
