import { Migration } from '@mikro-orm/migrations';

const SOLUTIONS = `
create index solution_found on solution using gin (title_text gin_trgm_ops, words, (array[domain_slug]));
create index solution_titled on solution using gin
  (title_text gin_trgm_ops, to_tsvector('pg_catalog.simple'::regconfig, search_fold(title_text)), (array[domain_slug]));
create index solution_known on solution (published_at desc, id) where status <> 'draft' and published_at is not null;
drop index solution_title;
drop index solution_words;
drop index solution_title_words;`;

const FIRMS = `
create index organisation_market_named on organisation (name collate "ro-x-icu", id) include (county_code, domain_slugs)
  where kind = 'firma' and status = 'approved';
create index organisation_market_services on organisation (rating_order desc nulls last, rating_count desc, id)
  include (county_code, rating, domain_slugs, cheapest, offered_until)
  where kind = 'firma' and status = 'approved' and cardinality(services) > 0;
drop index organisation_firm_name;`;

/**
 * Solutions by words and domain at once, as 0076 for firms; the order in which the association reads them; firms in the order of
 * their names, and those with services by rating, with what filters ask of them.
 */
export class WordsAndDomains extends Migration {
  override up(): void {
    for (const part of [SOLUTIONS, FIRMS]) this.addSql(part);
  }
}
