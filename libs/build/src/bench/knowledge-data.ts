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

/* A document for each source of the library, with an earlier version, four sections of 150 words, and readers of one authority. */
const DOCUMENT_ROWS = [
  `create temp table document on commit drop as
   select s.*, a.id as account_id, (select string_agg('<h2>Secțiunea ' || g || '</h2><p>' || t.body || '</p>', '' order by g)
       from generate_series(1, 4) g join section t on t.n = 1 + (s.n * 37 + g * 1009) % 10000) as body,
     now() - s.n * interval '1 hour' as at
   from source s, account a where s.kind = 'library' and a.email = 'admin-1@bulk.example'`,
  `insert into library_document (id, created_at, updated_at, created_by, status, type, title, category, description, body, body_text, author,
     tags, access, edition, published_at, views, downloads, words, verified_on, owner_id)
   select id, at, at, account_id, 'published', (array['guide', 'template', 'checklist', 'study'])[1 + n % 4], title, category, title, body, '',
     'Asociația', array['eticheta ' || n % 500, 'eticheta ' || n % 77], access, 2, at, n % 900, n % 300, title,
     case when n % 2 = 0 then date '2026-05-04' end, case when n % 2 = 0 then account_id end from document`,
  `insert into library_version (document_id, number, published_at, published_by, note, title, description, body, url)
   select id, v, at, account_id, case when v = 2 then 'Text nou.' else '' end, title, title, body, null from document, generate_series(1, 2) v`,
  `insert into library_related (document_id, related_id, position)
   select d.id, o.id, 1 from document d join document o on o.n = d.n + 5`,
  `insert into library_use (document_id, account_id, organisation_id, kind, day)
   select d.id, m.account_id, m.organisation_id, 'view', current_date - (d.n % 90)::int
   from document d, account a join membership m on m.account_id = a.id
   where a.email in ('uat-1@bulk.example', 'uat-2@bulk.example') and d.n % 20 = 0`,
  `insert into library_favourite (document_id, account_id, organisation_id, created_at)
   select d.id, m.account_id, m.organisation_id, d.at from document d, account a join membership m on m.account_id = a.id
   where a.email = 'uat-1@bulk.example' and d.n % 400 = 0`,
];

/** Fills passages, and the documents of the library that some of them are of. Returns the id of a document that authorities read. */
export async function prepareKnowledge(orm: MikroORM): Promise<string> {
  const tables = ['passage', 'passage_source', 'library_document', 'library_version', 'library_related', 'library_use'];
  await fillTables(orm, [...tables, 'library_favourite'], [...PASSAGE_ROWS, ...DOCUMENT_ROWS]);
  const [document] = await orm.em
    .fork()
    .execute<{ id: string }[]>(
      `select id from library_document where access = 'members' order by published_at limit 1`,
    );
  if (!document) throw new Error('no document was filled');
  return document.id;
}
