import { Migration } from '@mikro-orm/migrations';

const LISTINGS = `
create table person_listing (
  -- A listing is of a person as the member of one organisation, and ends with the membership.
  id uuid primary key references membership on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  is_listed boolean not null,
  -- When the person was last listed anew.
  listed_at timestamptz not null,
  position text not null,
  domains text[] not null,
  competences text[] not null check (cardinality(competences) <= 10),
  about text not null,
  phone text,
  shows text[] not null check (shows <@ '{position,competences,about,phone,email}'),
  hidden_at timestamptz,
  hidden_reason text,
  -- Copies for search and order, kept by triggers.
  name text not null,
  organisation_name text not null,
  check ((hidden_at is null) = (hidden_reason is null)));`;

/* Only what the person shows is found. A domain is found by the words of its slug. */
const shown = (field: string, value: string) => `case when '${field}' = any (shows) then ' ' || ${value} else '' end`;
const words = `name || ' ' || organisation_name || ${shown('position', 'position')}
  || ${shown('competences', "replace(lines_of(domains), '-', ' ') || ' ' || lines_of(competences)")}`;
const tags = `case when 'competences' = any (shows) then string_to_array(search_fold(lines_of(competences)), E'\\n ')
  else '{}' end`;
const WORDS = `
alter table person_listing
  add column search_text text generated always as (search_fold(${words})) stored,
  add column search_vector tsvector generated always as (search_vector(${words})) stored,
  add column tags text[] generated always as (${tags}) stored;
create index person_listing_by_name on person_listing (name collate "ro-x-icu", id) where is_listed and hidden_at is null;
create index person_listing_newest on person_listing (listed_at desc, id) where is_listed and hidden_at is null;
create index person_listing_hidden on person_listing (hidden_at desc, id) where hidden_at is not null;
create index person_listing_words on person_listing using gin (search_text gin_trgm_ops);
create index person_listing_vector on person_listing using gin (search_vector);
create index person_listing_tags on person_listing using gin (tags);
create index person_listing_domains on person_listing using gin (domains);`;

const NAMES = `
create function person_listing_named() returns trigger language plpgsql as $$ begin
  select a.display_name, o.name into new.name, new.organisation_name
  from membership m join account a on a.id = m.account_id join organisation o on o.id = m.organisation_id where m.id = new.id;
  return new;
end $$;
create trigger person_listing_named before insert on person_listing for each row execute function person_listing_named();
create function person_renamed() returns trigger language plpgsql as $$ begin
  update person_listing l set name = new.display_name from membership m where m.id = l.id and m.account_id = new.id;
  return null;
end $$;
create trigger person_renamed after update of display_name on account for each row
  when (old.display_name is distinct from new.display_name) execute function person_renamed();
create function people_organisation_renamed() returns trigger language plpgsql as $$ begin
  update person_listing l set organisation_name = new.name from membership m where m.id = l.id and m.organisation_id = new.id;
  return null;
end $$;
create trigger people_organisation_renamed after update of name on organisation for each row
  when (old.name is distinct from new.name) execute function people_organisation_renamed();`;

/** The directory of people: members who wish to be found, and what each of them shows. */
export class People extends Migration {
  override up(): void {
    for (const part of [LISTINGS, WORDS, NAMES]) this.addSql(part);
  }
}
