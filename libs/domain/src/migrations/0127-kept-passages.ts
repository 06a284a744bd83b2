import { Migration } from '@mikro-orm/migrations';

/* Categories of articles and domains of the forum, by the category of knowledge that they belong to. */
const CATEGORIES = {
  'fonduri-europene': 'fonduri-europene',
  'achizitii-publice': 'achizitii-publice',
  'consultanta-juridica': 'legislatie',
  'it-digitalizare': 'digitalizare',
  mediu: 'dezvoltare-locala',
  'strategii-locale': 'dezvoltare-locala',
  'taxare-fiscalitate': 'legislatie',
  'resurse-umane': 'resurse-umane',
  'marketing-comunicare': 'bune-practici',
  'uat-proiecte': 'studii-de-caz',
  'uat-realizari': 'bune-practici',
  'uat-dezvoltare-locala': 'dezvoltare-locala',
  'firma-fonduri-europene': 'fonduri-europene',
  'firma-dezvoltare-locala': 'dezvoltare-locala',
  'firma-it-digitalizare': 'digitalizare',
  'firma-mediu': 'dezvoltare-locala',
  'firma-consultanta-juridica': 'legislatie',
  'firma-achizitii-publice': 'achizitii-publice',
  'firma-managementul-proiectelor': 'management-proiecte',
  'firma-dezvoltare-rurala': 'dezvoltare-locala',
  'firma-inovatie': 'digitalizare',
  'admin-tehnologie': 'digitalizare',
  'admin-legislatie': 'legislatie',
};

/*
 * `passage_words` reads sanitised rich text: a line for each block. `passage_parts` cuts a long text at the end of a paragraph, a
 * sentence or a word, as `passagesOf` does.
 */
const TEXTS = `
create function knowledge_category(slug text) returns text language sql immutable strict parallel safe as
  $$ select '${JSON.stringify(CATEGORIES)}'::jsonb ->> slug $$;
create function passage_words(html text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(regexp_replace(
      replace(replace(regexp_replace(html, '<s>.*?</s>', '', 'g'), '<sup>2</sup>', '²'), '<sup>3</sup>', '³'),
      '</(?:p|h[2-4]|li|blockquote|caption|t[dhr])>|<[bh]r[^>]*>', E'\\n', 'g'), '<[^>]*>', '', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '[ \\t\\u00a0]+', ' ', 'g'), ' ?\\n\\s*', E'\\n', 'g'), E' \\n') $$;
create function passage_parts(value text) returns setof text language plpgsql immutable strict parallel safe as $$
  declare
    rest text := btrim(value, E' \\n');
    cut integer;
    ending text;
  begin
    while length(rest) > 1500 loop
      cut := 1500;
      foreach ending in array array['^.*\\n', '^.*[.;] ', '^.* '] loop
        if length(substring(left(rest, 1500) from ending)) > 750 then
          cut := length(substring(left(rest, 1500) from ending));
          exit;
        end if;
      end loop;
      return next btrim(left(rest, cut), E' \\n');
      rest := ltrim(substr(rest, cut + 1), E' \\n');
    end loop;
    if rest <> '' then return next rest; end if;
  end $$;`;

/*
 * The heading with the number n has the anchor titlu-n. The organisation's row is held while its articles are taken over: a
 * suspension at the same moment is either seen here, or sees what was taken over.
 */
const ARTICLES = `
create function passage_keep_articles(ids uuid[]) returns void language plpgsql as $$
  begin
    perform from organisation where id in (select organisation_id from article where id = any (ids)) order by id for share;
    delete from public.passage where source_kind = 'article' and source_id = any (ids);
    insert into public.passage (source_kind, source_id, position, anchor, title, heading, text, access, category)
      select 'article', a.id, row_number() over (partition by a.id order by section.n, part.n) - 1,
        case when section.n = 1 then '' else 'titlu-' || section.n - 1 end, a.title, section.heading, part.text, 'visitors',
        knowledge_category(a.category)
      from article a join organisation o on o.id = a.organisation_id and o.status = 'approved',
        lateral (select s.n, coalesce(passage_words(substring(s.html from '^<h[2-4][^>]*>(.*?)</h[2-4]>')), '') as heading,
            case when s.n = 1 then a.summary || E'\\n' else '' end || passage_words(regexp_replace(s.html, '^<h[2-4][^>]*>.*?</h[2-4]>', '')) as text
          from string_to_table(regexp_replace(a.body, '(<h[2-4][ >])', E'\\x01\\\\1', 'g'), E'\\x01') with ordinality s (html, n)) section,
        lateral (select p.text, p.n from passage_parts(section.text) with ordinality p (text, n)
          union all select '', 1 where btrim(section.text, E' \\n') = '' and section.heading <> '') part
      where a.status = 'published' and a.id = any (ids);
  end $$;
create function passage_follow_article() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' and new.status <> 'published' then return null; end if;
    if tg_op = 'UPDATE' and old.status <> 'published' and new.status <> 'published' then return null; end if;
    perform passage_keep_articles(array[coalesce(new.id, old.id)]);
    return null;
  end $$;
create trigger article_passages after insert or delete or update of title, summary, body, category, status on article
  for each row execute function passage_follow_article();
create function passage_follow_organisation() returns trigger language plpgsql as $$
  begin
    perform passage_keep_articles(array(select id from article where organisation_id = new.id and status = 'published'));
    return null;
  end $$;
create trigger organisation_passages after update of status on organisation
  for each row when (old.status is distinct from new.status) execute function passage_follow_organisation();`;

/*
 * The lock of a topic makes the acceptance of a reply and a change of its text wait for each other. It is the last lock that a
 * transaction takes.
 */
const TOPICS = `
create function passage_keep_topics(ids uuid[]) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7402027, hashtext(id::text)) from (select id from unnest(ids) id order by hashtext(id::text)) t;
    delete from public.passage where source_kind = 'topic' and source_id = any (ids);
    insert into public.passage (source_kind, source_id, position, anchor, title, heading, text, access, category)
      select 'topic', t.id, row_number() over (partition by t.id order by p.is_opening desc, part.n) - 1,
        case when p.is_opening then '' else p.id::text end, t.title, case when p.is_opening then '' else 'Răspunsul acceptat' end, part.text,
        case k.readers when 'uat' then 'members' when 'firma' then 'partners' else 'signed_in' end, knowledge_category(k.domain_slug)
      from forum_topic t join forum_category k on k.slug = t.category and k.is_on
        join forum_post answer on answer.id = t.accepted_id and answer.status = 'published'
        join forum_post p on p.status = 'published' and (p.id = answer.id or p.topic_id = t.id and p.is_opening and p.written_in is null),
        lateral passage_parts(p.body_text) with ordinality part (text, n)
      where t.status in ('open', 'locked') and t.id = any (ids);
  end $$;
create function passage_follow_topic() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' and new.accepted_id is null then return null; end if;
    if tg_op = 'UPDATE' and old.accepted_id is null and new.accepted_id is null then return null; end if;
    perform passage_keep_topics(array[coalesce(new.id, old.id)]);
    return null;
  end $$;
create trigger forum_topic_passages after insert or delete or update of title, category, status, accepted_id on forum_topic
  for each row execute function passage_follow_topic();
create function passage_follow_post() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7402027, hashtext(new.topic_id::text));
    perform passage_keep_topics(array[id]) from forum_topic
      where id = new.topic_id and accepted_id is not null and (new.is_opening or accepted_id = new.id);
    return null;
  end $$;
create trigger forum_post_passages after update of body_text, status on forum_post
  for each row when (old.body_text <> new.body_text or old.status <> new.status) execute function passage_follow_post();
create function passage_follow_category() returns trigger language plpgsql as $$
  begin
    perform passage_keep_topics(array(select id from forum_topic where category = new.slug and accepted_id is not null));
    return null;
  end $$;
create trigger forum_category_passages after update of readers, is_on, domain_slug on forum_category
  for each row when ((old.readers, old.is_on, old.domain_slug) is distinct from (new.readers, new.is_on, new.domain_slug))
  execute function passage_follow_category();`;

/*
 * A row for each source, with the words of all its passages: what is counted and listed reads no passage. Passages are replaced as a
 * whole. A vector holds one megabyte; the words of a larger source that come last in the alphabet are found in its passages alone.
 */
const SOURCES = `
create table passage_source (
  kind text not null,
  id uuid not null,
  title text not null,
  access text not null,
  category text,
  title_vector tsvector not null,
  vector tsvector storage external not null,
  primary key (kind, id)) with (toast_tuple_target = 256);
create index passage_source_found on passage_source using gin (vector) with (fastupdate = off);
create index passage_source_listed on passage_source (id desc);
create function passage_sources_gone() returns trigger language plpgsql as $$
  begin
    delete from public.passage_source s using (select distinct source_kind, source_id from gone) g
      where s.kind = g.source_kind and s.id = g.source_id;
    return null;
  end $$;
create function passage_sources_come() returns trigger language plpgsql as $$
  begin
    insert into public.passage_source (kind, id, title, access, category, title_vector, vector)
      select c.source_kind, c.source_id, c.title, c.access, c.category, c.title_vector, array_to_tsvector(array(
        select w.word from (select l.word, sum(octet_length(l.word) + 8) over (order by l.word) as size
          from (select distinct unnest(tsvector_to_array(p.vector)) as word from come p
            where p.source_kind = c.source_kind and p.source_id = c.source_id) l) w
        where w.size < 1000000))
      from come c where c.position = 0;
    return null;
  end $$;
create trigger passage_gone after delete on passage referencing old table as gone
  for each statement execute function passage_sources_gone();
create trigger passage_come after insert on passage referencing new table as come
  for each statement execute function passage_sources_come();`;

const FILL = `
select passage_keep_articles(array(select id from article where status = 'published'));
select passage_keep_topics(array(select id from forum_topic where accepted_id is not null));`;

/* What was typed; also a single digit, which numbers of articles and paragraphs are. Null without a word. */
const QUERY = `
create function passage_query(q text) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg(case when length(word) = 1 then quote_literal(word) else search_term(word) end, ' & ')::tsquery
  from (select word from search_sought(q) word union all
    select word from regexp_split_to_table(search_fold(q), '[^a-z0-9]+') word where word ~ '^[0-9]$') w $$;`;

/** Passages of articles and solved topics follow every change of these, of their organisations and of the forum's categories. */
export class KeptPassages extends Migration {
  override up(): void {
    for (const part of [TEXTS, SOURCES, ARTICLES, TOPICS, FILL, QUERY]) this.addSql(part);
  }
}
