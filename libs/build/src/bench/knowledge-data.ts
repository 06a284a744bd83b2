import type { MikroORM } from '@mikro-orm/postgresql';
import { fillTables } from './fill-tables.ts';
import { passageOf, textOf } from './passages.ts';

/** Sources, each of `EACH` passages of 150 words. */
const SOURCES = 20_000;
const EACH = 10;
export const PASSAGE_COUNT = SOURCES * EACH;

/*
 * 10,000 different texts, whose lexemes are made once: making them takes about 3 ms each. The columns therefore lose their expressions,
 * which only writes need.
 */
const PASSAGE_ROWS = [
  `create temp table section on commit drop as
   select n, body, search_lexemes(body) as vector from (select n, ${textOf('n', 0, 15)} as body from generate_series(1, 10000) n) s`,
  `create index on section (n)`,
  `create temp table source on commit drop as
   select n, id, title, kind, access, category, search_lexemes(title) as vector,
     array['kind ' || kind, 'access ' || access, 'category ' || category] as tags
   from (select n, uuidv7() as id, initcap(${passageOf('title', 'n', 3)}) as title,
       (array['library', 'library', 'article', 'topic', 'legislation'])[1 + n % 5] as kind,
       (array['visitors', 'signed_in', 'members', 'partners'])[1 + n / 5 % 4] as access,
       (array['fonduri-europene', 'achizitii-publice', 'legislatie', 'management-proiecte', 'digitalizare', 'dezvoltare-locala',
         'resurse-umane', 'bune-practici', 'studii-de-caz'])[1 + n % 9] as category
     from generate_series(1, ${SOURCES}) n) s`,
  `alter table public.passage alter column vector drop expression, alter column title_vector drop expression`,
  `insert into public.passage (source_kind, source_id, position, anchor, title, heading, text, access, category, title_vector, vector)
   select d.kind, d.id, p.position, 'p' || p.position, d.title, '', t.body, d.access, d.category,
     case when p.position = 0 then d.vector end, d.vector || t.vector
   from source d cross join generate_series(0, ${EACH - 1}) p (position) join section t on t.n = 1 + (d.n * 37 + p.position * 1009) % 10000`,
  `insert into passage_source (kind, id, title, access, category, title_vector, vector)
   select p.source_kind, p.source_id, min(p.title), min(p.access), min(p.category), (array_agg(p.title_vector order by p.position))[1],
     array_to_tsvector(array_agg(distinct word))
   from public.passage p, unnest(tsvector_to_array(p.vector)) word
   where p.source_kind <> 'question' group by p.source_kind, p.source_id`,
];

/** Fills the table of passages. */
export const preparePassages = (orm: MikroORM): Promise<void> =>
  fillTables(orm, ['passage', 'passage_source'], PASSAGE_ROWS);
