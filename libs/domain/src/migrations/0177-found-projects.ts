import { Migration } from '@mikro-orm/migrations';
import { FOUND_FOR_VISITORS } from './0134-visitors-library.ts';
import { FOUND_OF_FIRMS } from './matching/firm-texts.ts';
import { follow, followOrganisation, searchSource } from './public-face/search-source.ts';

/** What the search finds and shows of a project. */
const FOUND = 'organisation_id, title, words, domain_slug, county_code, status, published_at';
/** What visitors read of it besides; not its followers and thanks, which no page has to show at once. */
const SHOWN = [
  ...['organisation_id, content, title, stage, domain_slug, county_code, population, cost, shows_costs, sources'],
  ...[
    'started_on, ended_on, progress, seeks_partners, image_ids, image_alts, status, revision, published_at, updated_at',
  ],
  ...['project_id, partner_id, partner_state, group_request_id, adoptions'],
].join(', ');

/* The firm is not among the words: it may take back that it is named. */
const FOUND_OF_PROJECTS = `${FOUND_FOR_VISITORS}
  union all
  select 'exchange', x.id, x.title, concat_ws(' · ', u.name, n.name), '/proiecte/' || x.id,
    concat_ws(' ', left(x.words, 50000), u.name, n.name, d.name), extract(epoch from x.published_at)::float8, null
  from exchange_project x join organisation u on u.id = x.organisation_id
    left join county n on n.code = x.county_code left join domain d on d.slug = x.domain_slug
  where x.status = 'published' and u.status <> 'suspended'`;

const OF_AUTHOR = `
      perform search_refresh('exchange', array(select id from exchange_project where organisation_id = of_id and status = 'published'));`;

const SEARCH = `
create table search_document_exchange partition of search_document for values in ('exchange') with (toast_tuple_target = 256);
create or replace ${searchSource(FOUND_OF_FIRMS, "'/marketplace/' || s.id", FOUND_OF_PROJECTS)}
${follow('exchange_project', FOUND, `search_follow('exchange', 'id')`)}
create or replace ${followOrganisation(OF_AUTHOR)}
select search_refresh('exchange', array(select id from exchange_project where status = 'published'));`;

/* By row, because a draft that is being written makes no public page stale. */
const CHANGES = `
create trigger exchange_project_came after insert on exchange_project
  for each row when (new.status = 'published') execute function public_changed('exchange');
create trigger exchange_project_changed after update of ${SHOWN} on exchange_project
  for each row when (old.status = 'published' or new.status = 'published') execute function public_changed('exchange');
create trigger exchange_project_went after delete on exchange_project
  for each row when (old.status = 'published') execute function public_changed('exchange');
create trigger exchange_question_public_changed after insert or update or delete on exchange_question
  for each statement execute function public_changed('exchange');
create trigger exchange_join_public_changed after insert or update or delete on exchange_join
  for each statement execute function public_changed('exchange');`;

/** Visitors' search finds the projects of the exchange, and their pages follow each change. */
export class FoundProjects extends Migration {
  override up(): void {
    for (const part of [SEARCH, CHANGES]) this.addSql(part);
  }
}
