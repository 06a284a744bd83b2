import { Migration } from '@mikro-orm/migrations';
import { FOUND_OF_EVENTS } from './0118-found-events.ts';
import { FOUND_OF_FIRMS } from './matching/firm-texts.ts';
import { follow, searchSource } from './public-face/search-source.ts';

/** What the search finds and shows of a document and of an act. */
const OF_DOCUMENT = 'title, type, description, tags, body_text, author, status, access, published_at';
const OF_ACT = 'number, title, source, status, access, current_id';

/** What visitors find of events, documents and acts. */
export const FOUND_FOR_VISITORS = `${FOUND_OF_EVENTS}
  union all
  select 'publicDocument', d.id, d.title, d.author, '/resurse/' || d.id,
    concat_ws(' ', d.description, array_to_string(d.tags, ' '), left(d.body_text, 50000)),
    extract(epoch from d.published_at)::float8, null
  from library_document d where d.access = 'visitors' and d.status = 'published'
  union all
  select 'publicAct', a.id, a.number || ' ' || a.title, a.source, '/legislatie/' || a.id,
    left((select string_agg(concat_ws(' ', nullif(p.article_title, ''), p.text), ' ' order by p.position)
      from legal_paragraph p where p.version_id = a.current_id), 50000), 0::float8, null
  from legal_act a where a.access = 'visitors' and a.status = 'published'`;

/* Counting a view or a download changes no other column, and no public page. */
const SEARCH = `
create table search_document_public_document partition of search_document for values in ('publicDocument')
  with (toast_tuple_target = 256);
create table search_document_public_act partition of search_document for values in ('publicAct')
  with (toast_tuple_target = 256);
create or replace ${searchSource(FOUND_OF_FIRMS, "'/marketplace/' || s.id", FOUND_FOR_VISITORS)}
${follow('library_document', OF_DOCUMENT, `search_follow('publicDocument', 'id')`)}
${follow('legal_act', OF_ACT, `search_follow('publicAct', 'id')`)}
create trigger library_document_public_changed after insert or delete or update of ${OF_DOCUMENT}, updated_at, rating, review_count
  on library_document for each statement execute function public_changed('library');
create trigger legal_act_public_changed after insert or delete or update of ${OF_ACT}, updated_at
  on legal_act for each statement execute function public_changed('legislation');
select search_refresh('publicDocument', array(select id from library_document)),
  search_refresh('publicAct', array(select id from legal_act));`;

const INDEXES = `
create index library_document_for_visitors on library_document (updated_at desc, id) where access = 'visitors' and status = 'published';
create index legal_act_for_visitors on legal_act (updated_at desc, id) where access = 'visitors' and status = 'published';`;

/** Visitors' pages and search have the documents and acts that they may read. */
export class VisitorsLibrary extends Migration {
  override up(): void {
    for (const part of [SEARCH, INDEXES]) this.addSql(part);
  }
}
