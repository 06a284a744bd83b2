import { Migration } from '@mikro-orm/migrations';

/* What the portal began with: constants of the release before, under the same keys. */
const NAMES = {
  'fonduri-europene': 'Fonduri Europene',
  'achizitii-publice': 'Achiziții Publice',
  'consultanta-juridica': 'Consultanță Juridică',
  'it-digitalizare': 'IT și Digitalizare',
  mediu: 'Mediu și Dezvoltare Durabilă',
  'strategii-locale': 'Strategii Locale',
  'taxare-fiscalitate': 'Taxare și Fiscalitate',
  'resurse-umane': 'Resurse Umane',
  'marketing-comunicare': 'Marketing și Comunicare',
};

const ROWS = Object.entries(NAMES)
  .map(([slug, name], position) => `('${slug}', '${name}', ${position})`)
  .join(', ');

/*
 * The table `domain`, to which requests and firms refer, follows the list. Two names may be exchanged in one change, so names are not
 * unique row by row; the list as a whole is checked when it is saved.
 */
const FOLLOWING = `
alter table domain drop constraint domain_name_key;
create function domain_named() returns trigger language plpgsql as $$
  begin
    update domain set name = new.name, position = new.position
      where slug = new.slug and (name, position) is distinct from (new.name, new.position);
    return null;
  end $$;
create trigger taxonomy_domain_named after insert or update on taxonomy_value
  for each row when (new.taxonomy = 'domains') execute function domain_named();
create trigger domain_public_changed after update of name, position on domain
  for each statement execute function public_changed('domains');
create function domain_renamed() returns trigger language plpgsql as $$
  begin
    perform enqueue('search-domain', array[jsonb_build_object('domain', new.slug)]);
    return null;
  end $$;
create trigger domain_renamed after update of name on domain
  for each row when (old.name is distinct from new.name) execute function domain_renamed();`;

/** Names and order of the domains of requests, which were constants. */
export class DomainNames extends Migration {
  override up(): void {
    this.addSql(FOLLOWING);
    this.addSql(`insert into taxonomy_value (taxonomy, slug, name, position)
      select 'domains', v.slug, coalesce(d.name, v.name), coalesce(d.position, v.position)
      from (values ${ROWS}) v (slug, name, position) left join domain d using (slug)`);
  }
}
