import { Migration } from '@mikro-orm/migrations';

/* lpad shortens what is longer: the 10,000th project would have had the number of the 1,000th. */
const NUMBER = `
create or replace function next_exchange_project_number(moment timestamptz default now()) returns text language sql volatile as $$
  select 'PX-' || to_char(moment at time zone 'Europe/Bucharest', 'YYYY') || '-' || lpad(n, greatest(4, length(n)), '0')
  from cast(nextval('exchange_project_number') as text) n $$;`;

/**
 * Lists of the exchange count and sort without reading the texts, the versions that name a person are found without reading all, and
 * there may be more than 9,999 projects.
 */
export class CountedProjects extends Migration {
  override up(): void {
    this.addSql(NUMBER);
    this.addSql(`
create index exchange_project_counted on exchange_project (population, published_at desc, id desc)
  include (stage, domain_slug, county_code, cost, shows_costs, sources, seeks_partners, adoptions, organisation_id)
  where status = 'published';
drop index exchange_project_facts;
create index exchange_version_contact on exchange_version ((content ->> 'contactId')) where content ->> 'contactId' is not null;`);
  }
}
