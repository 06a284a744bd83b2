import { Migration } from '@mikro-orm/migrations';

/* Stems are kept, as those of all texts: to make them for each question took longer than to find its passages. */
const SEARCHED = `
create function searched_terms(terms text[]) returns jsonb language sql immutable strict parallel safe as $$
  select jsonb_agg(jsonb_build_object(
    'stems', array(select public.search_stem(word) from public.search_sought(term) word),
    'beginnings', array(select public.search_beginning(word) from public.search_sought(term) word)) order by place)
  from unnest(terms) with ordinality t (term, place) $$;
alter table assistant_synonym add column searched jsonb generated always as (searched_terms(terms)) stored;`;

/** Synonyms with what their terms are found by. */
export class SearchedSynonyms extends Migration {
  override up(): void {
    this.addSql(SEARCHED);
  }
}
