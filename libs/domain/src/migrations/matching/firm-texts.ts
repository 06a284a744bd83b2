import { follow, OF_ORGANISATION, searchSource } from '../public-face/search-source.ts';

/** All that a firm says of itself. */
export const FIRM_TEXT = `name || ' ' || description || ' ' || text_of(services) || ' ' || text_of(specializations) || ' ' || portfolio_text`;
const ofFirms = (value: string): string => `case kind when 'firma' then ${value} end`;

/* The firm is held before its list changes, as in migration 0041. */
const PORTFOLIO = `
alter table organisation add column portfolio_text text not null default '';
create function portfolio_changed() returns trigger language plpgsql as $$
  declare
    firm uuid := case tg_op when 'DELETE' then old.organisation_id else new.organisation_id end;
  begin
    perform from organisation where id = firm for no key update;
    update organisation o set portfolio_text = p.words
    from (select coalesce(left(string_agg(concat_ws(' ', name, description), ' ' order by sort, id), 20000), '') as words
      from portfolio_item where organisation_id = firm) p
    where o.id = firm and o.portfolio_text <> p.words;
    return null;
  end $$;
create trigger portfolio_item_kept after insert or update or delete on portfolio_item
  for each row execute function portfolio_changed();
update organisation o set portfolio_text = p.words
from (select organisation_id, left(string_agg(concat_ws(' ', name, description), ' ' order by sort, id), 20000) as words
  from portfolio_item group by organisation_id) p where o.id = p.organisation_id;`;

/** What a firm `f` is found by besides what it says of itself. */
export const FOUND_OF_FIRMS = `array_to_string(f.specializations, ' '), f.portfolio_text,`;

/** What firms are found by, with what they specialise in and have done, and what they are matched by. */
export const FIRM_TEXTS = `${PORTFOLIO}
alter table organisation
  alter column firm_text set expression as (${ofFirms(`search_fold(${FIRM_TEXT})`)}),
  alter column firm_words set expression as (${ofFirms(`search_vector(${FIRM_TEXT})`)}),
  add column words integer[] generated always as (${ofFirms(`match_words(left(${FIRM_TEXT}, 8000))`)}) stored,
  add column languages text[] generated always as (${ofFirms(`match_languages(description || ' ' || text_of(services) || ' ' || text_of(specializations))`)}) stored;
create index organisation_matched on organisation using gin (words gin__int_ops) where kind = 'firma' and status = 'approved';
create or replace ${searchSource(FOUND_OF_FIRMS)}
drop trigger organisation_search on organisation;
${follow('organisation', `${OF_ORGANISATION}, specializations, portfolio_text`, 'search_follow_organisation()')}
select search_refresh('partner', array(select id from organisation where kind = 'firma' and status = 'approved'
  and (specializations <> '{}' or portfolio_text <> '')));`;
