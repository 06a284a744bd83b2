import type { PeopleQuery } from '@psp/contracts/people';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, matched, orderedFor, searched } from '../../searched.ts';
import { allOf, contains, folded, jsonText, pageText, type Sql, windowOf } from '../../sql.ts';
import { HIDDEN, IS_VISIBLE, OWNER, personPairs } from './visible.ts';

const ORDERS: Record<PeopleQuery['sort'], Sql> = {
  name: sql`l.name collate "ro-x-icu", l.id`,
  newest: sql`l.listed_at desc, l.id`,
};
const SHOWS_COMPETENCES = sql`'competences' = any (l.shows)`;
const LISTINGS = sql`person_listing l ${OWNER}`;

type Filters = Pick<PeopleQuery, 'county' | 'domain' | 'competence' | 'kind' | 'organisation'>;
const filtersOf = ({ county, domain, competence, kind, organisation }: Filters): Sql =>
  allOf(
    IS_VISIBLE,
    county ? sql`o.county_code = ${county}` : undefined,
    domain ? sql`l.domains @> ${[domain]}::text[] and ${SHOWS_COMPETENCES}` : undefined,
    competence ? sql`l.tags @> array[${folded(competence)}]` : undefined,
    kind ? sql`o.kind = ${kind}` : undefined,
    organisation ? sql`o.id = ${organisation}` : undefined,
  );

/* Named only while somebody of it is in the directory. */
const organisationOf = (id: string | undefined): Sql =>
  id ? sql`(select max(o.name) from ${LISTINGS} where o.id = ${id} and ${IS_VISIBLE})` : sql`null`;

/** People in the directory as a page of JSON text (`peopleList`). */
export const listPeople = (db: Db, actor: Actor, { page, q, sort, ...filters }: PeopleQuery): Promise<string> => {
  const found = searched({
    q,
    from: LISTINGS,
    id: sql`l.id`,
    where: filtersOf(filters),
    order: ORDERS[sort],
    ...matched(sql`l.search_text`, sql`l.search_vector`, q),
    ordered: orderedFor(page),
  });
  return foundPageText(db, {
    page,
    found,
    item: sql`json_build_object(${personPairs(actor)})`,
    joins: sql`person_listing l on l.id = p.id ${OWNER}`,
    more: sql`, 'organisation', ${organisationOf(filters.organisation)}`,
  });
};

/** Listings hidden by the association, the latest first, as a page of JSON text (`hiddenPeople`). */
export const listHiddenPeople = (db: Db, actor: Actor, { page }: { page: number }): Promise<string> => {
  const hidden = sql`from ${LISTINGS} where l.hidden_at is not null`;
  const items = sql`select json_build_object(${personPairs(actor)}, 'hidden', ${HIDDEN}) as item,
    row_number() over (order by l.hidden_at desc, l.id) as position ${hidden} order by l.hidden_at desc, l.id ${windowOf(page)}`;
  return pageText(db, page, items, sql`select ${hidden}`);
};

const SUGGESTIONS = 8;
/* Listings whose competences are counted. */
const READ_LISTINGS = 2000;

/** Competences in use that begin or contain a word like `q`, the most used first, as JSON text. */
export const suggestCompetences = (db: Db, q: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(used.name order by used.n desc, used.name), '[]'))::text as json
      from (select min(c.name) as name, count(*) as n
        from (select l.competences, l.tags from ${LISTINGS} where ${q !== ''} and ${IS_VISIBLE} and ${SHOWS_COMPETENCES}
            and ${contains(sql`l.search_text`, q)} limit ${sql.lit(READ_LISTINGS)}) l,
          lateral unnest(l.competences, l.tags) c (name, folded)
        where ${contains(sql`c.folded`, q)}
        group by c.folded order by n desc, 1 limit ${sql.lit(SUGGESTIONS)}) used`,
  );
