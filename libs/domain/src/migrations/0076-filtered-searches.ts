import { Migration } from '@mikro-orm/migrations';

/* As filters ask: of a certificate, whether the firm has ever had one of its kind, in the order of CERTIFICATES. */
const FUNCTIONS = `
create function market_tags(county text, domains text[], bands text[], certified date[]) returns text[]
  language sql immutable parallel safe as $$
  select domains || array(select 'county:' || county where county is not null
    union all select 'price:' || band from unnest(bands) band
    union all select 'certificate:' || kind from generate_subscripts(certified, 1) kind where certified[kind] is not null) $$;
-- Each in a line of its own, which begins with a space, as words do.
create function lines_of(value text[]) returns text language sql immutable strict parallel safe
  as $$ select array_to_string(value, E'\\n ') $$;`;

/*
 * One index answers words and filters at once: what the filters leave out is not read. It answers words alone as well as those that
 * it takes the place of.
 */
const tags = 'market_tags(county_code, domain_slugs, price_bands, certified)';
const wordsOf = (text: string): string => `to_tsvector('pg_catalog.simple'::regconfig, ${text})`;
const services = 'search_fold(lines_of(services))';
const INDEXES = `
create index organisation_firm_found on organisation using gin (firm_text gin_trgm_ops, firm_words, ${tags}) where kind = 'firma';
create index organisation_firm_named on organisation
  using gin (name_text gin_trgm_ops, ${wordsOf('search_fold(name)')}, ${tags}) where kind = 'firma';
create index organisation_firm_services on organisation
  using gin (${services} gin_trgm_ops, ${wordsOf(services)}, ${tags}) where kind = 'firma';
create index organisation_firm_serving on organisation using gin (served_counties) where kind = 'firma' and status = 'approved';
create index solution_counties on solution using gin (county_codes) where status = 'published';
create index solution_of_domain_by_price on solution (domain_slug, in_lei(price_min, currency), id) where status = 'published';
drop index organisation_firm_text;
drop index organisation_firm_words;
drop index organisation_firm_name_words;`;

/** Firms by words and filters at once, and by the words of their services; where firms and solutions serve. */
export class FilteredSearches extends Migration {
  override up(): void {
    for (const part of [FUNCTIONS, INDEXES]) this.addSql(part);
  }
}
