import { Migration } from '@mikro-orm/migrations';
import { FIRM_TEXT } from './matching/firm-texts.ts';
import { FORMS_BY_KNOWN_STEMS } from './word-forms/known-stems.ts';
import { SEARCH_OF_FORMS } from './word-forms/plan.ts';
import { SEARCH_FORMS, WORD_FORMS } from './word-forms/stem.ts';

/* Each anew, with the stems of its words; what reads them stays as it is. */
const COLUMNS = `
alter table service_request alter column search_vector set expression as (search_vector(title || ' ' || description));
alter table article alter column search_vector set expression as (search_vector(title || ' ' || summary || ' ' || body_text));
alter table solution alter column words set expression as (search_vector(title || ' ' || description || ' ' || text_of(features)));
alter table organisation alter column firm_words set expression as (case kind when 'firma' then search_vector(${FIRM_TEXT}) end);
alter table search_document
  alter column title_vector set expression as (search_lexemes(title)),
  alter column vector set expression as (search_lexemes(title || ' ' || body));`;

/* As in migrations 0076 and 0077. */
const tags = 'market_tags(county_code, domain_slugs, price_bands, certified)';
const services = 'search_fold(lines_of(services))';
const INDEXES = `
drop index organisation_firm_named;
create index organisation_firm_named on organisation
  using gin (name_text gin_trgm_ops, search_vector(name), ${tags}) where kind = 'firma';
drop index organisation_firm_services;
create index organisation_firm_services on organisation
  using gin (${services} gin_trgm_ops, search_vector(lines_of(services)), ${tags}) where kind = 'firma';
drop index solution_titled;
create index solution_titled on solution
  using gin (title_text gin_trgm_ops, search_vector(title_text), (array[domain_slug]));`;

/** Both forms of a word find the same rows: words and what is searched for are compared by their stems. */
export class WordForms extends Migration {
  override up(): void {
    for (const part of [WORD_FORMS, FORMS_BY_KNOWN_STEMS, COLUMNS, INDEXES, SEARCH_FORMS, SEARCH_OF_FORMS])
      this.addSql(part);
  }
}
