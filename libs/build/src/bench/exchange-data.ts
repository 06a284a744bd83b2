import type { MikroORM } from '@mikro-orm/postgresql';
import { fillTables } from './fill-tables.ts';
import { passageOf, textOf } from './passages.ts';

const PROJECTS = 50_000;

/*
 * Projects of all authorities, in their counties, with places of 1,000 to 300,000 inhabitants, most of them small. A tenth is a draft
 * or withdrawn; two thirds are done; half state a cost.
 */
const FILLED = `
  insert into exchange_project (id, created_at, updated_at, organisation_id, created_by, status, stage, content, title, words, domain_slug,
    county_code, population, cost, shows_costs, sources, started_on, ended_on, progress, seeks_partners, revision, published_at, adoptions)
  select uuidv7(), d.at, d.at, w.organisation_id, w.account_id, d.status, d.stage,
    jsonb_build_object('title', x.title, 'stage', d.stage, 'domain', k.slug, 'what', x.what, 'why', x.why, 'population', d.population,
      'cost', d.cost, 'costs', '[]'::jsonb, 'showsCosts', d.n % 5 > 0, 'sources', to_jsonb(d.sources), 'startedOn', d.began, 'endedOn', d.ended,
      'progress', null, 'steps', '[]'::jsonb, 'lessons', '[]'::jsonb, 'contactId', null, 'contactRole', '', 'seeksPartners', d.stage = 'wanted'),
    x.title, x.what || ' ' || x.why, k.slug, o.county_code, d.population, d.cost, d.n % 5 > 0, d.sources, d.began, d.ended, null,
    d.stage = 'wanted', 1, case when d.status <> 'draft' then d.at end, case when d.n % 7 = 0 then d.n % 13 else 0 end
  from (select n, now() - n * interval '20 minutes' as at, (now() - n * interval '20 minutes')::date - 200 as began,
      (now() - n * interval '20 minutes')::date - 20 as ended,
      case n % 20 when 0 then 'draft' when 1 then 'withdrawn' else 'published' end as status,
      case when n % 3 < 2 then 'done' when n % 2 = 0 then 'ongoing' else 'wanted' end as stage,
      (1000 * power(300, (n * 7919 % 10007) / 10007.0))::int as population,
      case when n % 2 = 0 then (5000 * power(400, (n % 9973 * 104729 % 9973) / 9973.0))::numeric(17, 2) end as cost,
      case n % 4 when 0 then array['local'] when 1 then array['pnrr', 'local'] when 2 then array['european'] else array['environment'] end as sources
    from generate_series(1, ${PROJECTS}) n) d
    join writer w on w.place = 1 + d.n % (select count(*) from writer)
    join organisation o on o.id = w.organisation_id
    join (select slug, row_number() over (order by slug) as place, count(*) over () as places from domain) k on k.place = 1 + d.n % k.places
    cross join lateral (select initcap(${passageOf('title', 'd.n', 1)}) || ' ' || ${passageOf('title', 'd.n', 3)} as title,
      ${textOf('d.n', 4, 9)} as what, ${textOf('d.n', 9, 12)} as why) x`;

const WRITERS = `
  create temp table writer on commit drop as
  select o.id as organisation_id, m.account_id, row_number() over (order by o.id) as place
  from organisation o join membership m on m.organisation_id = o.id and m.role = 'owner' where o.kind = 'uat'`;

const JOINED = `
  insert into exchange_join (exchange_id, organisation_id, account_id, note, created_at)
  select x.id, w.organisation_id, w.account_id, '', x.created_at from exchange_project x
    join writer w on w.place = 1 + abs(hashtext(x.id::text)) % (select count(*) from writer) and w.organisation_id <> x.organisation_id
  where x.seeks_partners and x.status = 'published'`;

/** Fills the exchange of a portal that has the bulk data with 50,000 projects. */
export const prepareExchange = (orm: MikroORM): Promise<void> =>
  fillTables(orm, ['exchange_project', 'exchange_join'], [WRITERS, FILLED, JOINED]);
