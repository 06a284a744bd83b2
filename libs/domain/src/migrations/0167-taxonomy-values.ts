import { Migration } from '@mikro-orm/migrations';

/* What the portal began with: constants of the release before, under the same keys. */
const VALUES = {
  'attraction-types': {
    ...{ istoric: 'Istoric', cultural: 'Cultural', natural: 'Natural', religios: 'Religios', sport: 'Sport' },
    recreativ: 'Recreativ',
  },
  industries: {
    ...{ consultancy: 'Consultanță', it: 'IT', construction: 'Construcții', legal: 'Juridic', financial: 'Financiar' },
    ...{ marketing: 'Marketing', other: 'Alt domeniu' },
  },
};

const ROWS = Object.entries(VALUES)
  .flatMap(([taxonomy, names]) =>
    Object.entries(names).map(([slug, name], position) => `('${taxonomy}', '${slug}', '${name}', ${position})`),
  )
  .join(', ');

/** Topic of the public pages that show a list's names. */
const TOPICS = { 'attraction-types': 'communities', industries: 'partners' };
const TRIGGERS = Object.entries(TOPICS)
  .map(
    ([
      taxonomy,
      topic,
    ]) => `create trigger taxonomy_${topic}_changed after insert or update on taxonomy_value for each row
  when (new.taxonomy = '${taxonomy}') execute function public_changed('${topic}');`,
  )
  .join('\n');

const TABLE = `
-- Values of lists that the association keeps. They are never deleted, so that rows keep their names.
create table taxonomy_value (
  taxonomy text not null,
  slug text not null,
  name text not null check (name <> ''),
  position smallint not null,
  is_on boolean not null default true,
  primary key (taxonomy, slug)
);
insert into taxonomy_value (taxonomy, slug, name, position) values ${ROWS};
${TRIGGERS}
-- Which values there are now stands in the table; commands check it.
alter table community_attraction drop constraint community_attraction_type_fkey;
alter table organisation drop constraint organisation_industry_check;`;

/** Lists of values that were constants: types of attractions and industries. */
export class TaxonomyValues extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
