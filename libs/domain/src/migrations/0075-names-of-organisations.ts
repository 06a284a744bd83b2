import { Migration } from '@mikro-orm/migrations';

/**
 * What lists ask of organisations: the names of all, and of authorities all by which they are found. The functions of the release
 * before look for names by `organisation_named`.
 */
export class NamesOfOrganisations extends Migration {
  override up(): void {
    this.addSql(`
create index organisation_name_text on organisation using gin (name_text gin_trgm_ops);
create index organisation_authority_text on organisation using gin (search_text gin_trgm_ops) where kind = 'uat';`);
  }
}
