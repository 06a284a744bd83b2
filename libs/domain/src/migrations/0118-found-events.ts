import { Migration } from '@mikro-orm/migrations';
import { FOUND_OF_FIRMS } from './matching/firm-texts.ts';
import { follow, searchSource } from './public-face/search-source.ts';

/** What the search finds and shows of an event. */
const FOUND = 'title, summary, body_text, place, organiser, starts_at, status, is_public';

/* The next ones come before past ones, by their start. */
export const FOUND_OF_EVENTS = `
  union all
  select 'publicEvent', e.id, e.title,
    concat_ws(' · ', to_char(e.starts_at at time zone 'Europe/Bucharest', 'DD.MM.YYYY'), e.place), '/evenimente/' || e.id,
    concat_ws(' ', e.summary, left(e.body_text, 50000), e.place, e.organiser), extract(epoch from e.starts_at)::float8, null
  from event e where e.is_public and e.status = 'published'`;

const SEARCH = `
create table search_document_public_event partition of search_document for values in ('publicEvent')
  with (toast_tuple_target = 256);
create or replace ${searchSource(FOUND_OF_FIRMS, "'/marketplace/' || s.id", FOUND_OF_EVENTS)}
${follow('event', FOUND, `search_follow('publicEvent', 'id')`)}
create trigger event_public_changed after insert or delete or update of ${FOUND} on event
  for each statement execute function public_changed('events');
select search_refresh('publicEvent', array(select id from event));`;

/** Visitors' search finds public events. */
export class FoundEvents extends Migration {
  override up(): void {
    this.addSql(SEARCH);
  }
}
