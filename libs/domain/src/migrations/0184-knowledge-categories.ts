import { Migration } from '@mikro-orm/migrations';

/* What the portal began with: constants of the release before, under the same keys. */
const NAMES = {
  'fonduri-europene': 'Fonduri Europene',
  'achizitii-publice': 'Achiziții Publice',
  legislatie: 'Legislație',
  'management-proiecte': 'Management Proiecte',
  digitalizare: 'Digitalizare',
  'dezvoltare-locala': 'Dezvoltare Locală',
  'resurse-umane': 'Resurse Umane',
  'bune-practici': 'Bune Practici',
  'studii-de-caz': 'Studii de Caz',
};

const ROWS = Object.entries(NAMES)
  .map(([slug, name], position) => `('knowledge-categories', '${slug}', '${name}', ${position})`)
  .join(', ');

const TRIGGERS = ['library', 'legislation']
  .map(
    (topic) => `create trigger taxonomy_${topic}_changed after insert or update on taxonomy_value for each row
  when (new.taxonomy = 'knowledge-categories') execute function public_changed('${topic}');`,
  )
  .join('\n');

const LIST = `
insert into taxonomy_value (taxonomy, slug, name, position) values ${ROWS};
${TRIGGERS}
-- Which values there are now stands in the table; commands check it.
alter table library_document drop constraint library_document_category_check;`;

/*
 * A function gives articles, topics and requests their category of knowledge. Once the association has moved the uses of a category to
 * another, the function returns the other, until the first category is offered again.
 */
const RULE = `
alter table taxonomy_value add column moved_to text;
create function kept_knowledge_category(slug text) returns text language sql stable strict parallel safe as
  $$ select coalesce((select t.moved_to from public.taxonomy_value t where t.taxonomy = 'knowledge-categories' and t.slug = $1), $1) $$;
alter function knowledge_category(text) rename to first_knowledge_category;
create function knowledge_category(slug text) returns text language sql stable strict parallel safe as
  $$ select public.kept_knowledge_category(public.first_knowledge_category($1)) $$;`;

/** Categories of the library and of the legislation, which were constants. */
export class KnowledgeCategories extends Migration {
  override up(): void {
    this.addSql(LIST);
    this.addSql(RULE);
  }
}
