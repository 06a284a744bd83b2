export const OF_ORGANISATION =
  'name, kind, status, description, locality, county_code, services, rating_count, rating_sum';
const OF_SOLUTION = 'organisation_id, title, description, domain_slug, features, valid_until, status';
const OF_ARTICLE = 'organisation_id, title, summary, body_text, status, published_at';
const OF_COMMUNITY = 'organisation_id, name, county_code, status, description, objectives, population';

/**
 * The view of what the search may find, and nothing else: published, by members in good standing. Ratings of few reviews count less.
 * `firm` is what is found of a firm `f` besides what it says of itself; `solution` the address of a solution `s` of it; `more` the
 * selects of further kinds.
 */
export const searchSource = (
  firm: string,
  solution = "'/marketplace?partner=' || f.id || '#' || s.id",
  more = '',
): string => `view search_source (kind, ref_id, title, subtitle, href, body, boost, visible_until) as
  select 'community', c.id, c.name, n.name, '/comunitati/' || c.id,
    concat_ws(' ', 'Primăria', c.name, o.name, n.name, c.description, c.objectives,
      (select string_agg(a.name, ' ') from community_attraction a where a.community_id = c.id),
      (select string_agg(p.title, ' ') from community_project p where p.community_id = c.id)),
    coalesce(c.population, 0)::float8, null::date
  from community c join county n on n.code = c.county_code left join organisation o on o.id = c.organisation_id
  where c.status = 'published' and (o.id is null or o.status = 'approved')
  union all
  select 'partner', f.id, f.name, concat_ws(' · ', f.services[1], nullif(f.locality, ''), nullif(n.name, f.locality)), '/partener/' || f.id,
    concat_ws(' ', f.description, f.locality, n.name, array_to_string(f.services, ' '), ${firm}
      (select string_agg(d.name, ' ') from organisation_domain od join domain d on d.slug = od.domain_slug where od.organisation_id = f.id)),
    (f.rating_sum + 15)::float8 / (f.rating_count + 5), null
  from organisation f left join county n on n.code = f.county_code
  where f.kind = 'firma' and f.status = 'approved'
  union all
  select 'solution', s.id, s.title, f.name, ${solution},
    concat_ws(' ', s.description, array_to_string(s.features, ' '), d.name, f.name),
    (f.rating_sum + 15)::float8 / (f.rating_count + 5), s.valid_until
  from solution s join organisation f on f.id = s.organisation_id join domain d on d.slug = s.domain_slug
  where s.status = 'published' and f.status = 'approved'
  union all
  select 'article', a.id, a.title, o.name, '/blog/' || a.id, concat_ws(' ', a.summary, left(a.body_text, 50000), o.name),
    extract(epoch from a.published_at)::float8, null
  from article a join organisation o on o.id = a.organisation_id
  where a.status = 'published' and o.status = 'approved'${more};`;

/** The trigger that follows what changes of an organisation; `more`: calls that follow what else the search shows of it. */
export const followOrganisation = (
  more = '',
): string => `function search_follow_organisation() returns trigger language plpgsql as $$
  declare
    of_id uuid := coalesce(new.id, old.id);
  begin
    if tg_op = 'INSERT' and (new.kind <> 'firma' or new.status <> 'approved') then return null; end if;
    perform search_refresh('partner', array[of_id]);
    if tg_op = 'UPDATE' then
      perform search_refresh('community', array(select id from community where organisation_id = of_id));
      perform search_refresh('solution', array(select id from solution where organisation_id = of_id));
      perform search_refresh('article', array(select id from article where organisation_id = of_id));${more}
    end if;
    return null;
  end $$;`;

/*
 * The organisation's row is held while what belongs to it is taken over: a suspension at the same moment is either seen here, or
 * sees what was taken over.
 */
const REFRESH = `
-- Planned once: that costs more than the run, which skips the kinds that are not asked for.
create function search_refresh(of_kind text, ids uuid[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    delete from search_document d where d.kind = of_kind and d.ref_id = any (ids)
      and not exists (select 1 from search_source s where s.kind = of_kind and s.ref_id = d.ref_id);
    insert into search_document as known (kind, ref_id, title, subtitle, href, body, boost, visible_until)
      select s.* from search_source s where s.kind = of_kind and s.ref_id = any (ids)
      on conflict (kind, ref_id) do update set title = excluded.title, subtitle = excluded.subtitle, href = excluded.href,
        body = excluded.body, boost = excluded.boost, visible_until = excluded.visible_until
      where (known.title, known.subtitle, known.href, known.body, known.boost, known.visible_until)
        is distinct from (excluded.title, excluded.subtitle, excluded.href, excluded.body, excluded.boost, excluded.visible_until);
  end $$;
-- Arguments: the kind, and the column that holds its id.
create function search_follow() returns trigger language plpgsql as $$
  declare
    row jsonb := to_jsonb(coalesce(new, old));
    owner text;
  begin
    -- What is new and not public yet is neither there to be found nor to be taken away.
    if tg_op = 'INSERT' and tg_argv[1] = 'id' and row ->> 'status' <> 'published' then return null; end if;
    if row ? 'organisation_id' then
      select status into owner from organisation where id = (row ->> 'organisation_id')::uuid for share;
    elsif tg_argv[0] = 'community' then
      select o.status into owner from community c join organisation o on o.id = c.organisation_id
        where c.id = (row ->> tg_argv[1])::uuid for share of o;
    end if;
    if tg_op = 'INSERT' and owner <> 'approved' then return null; end if;
    perform search_refresh(tg_argv[0], array[(row ->> tg_argv[1])::uuid]);
    return null;
  end $$;
create ${followOrganisation()}`;

/** Has the search take over what changes in these columns of a table; all of them without any. */
export const follow = (table: string, columns: string | null, call: string) => `
create trigger ${table}_search after insert or delete or update${columns ? ` of ${columns}` : ''} on ${table}
  for each row execute function ${call};`;

const FOLLOWING = [
  follow('organisation', OF_ORGANISATION, 'search_follow_organisation()'),
  follow('organisation_domain', null, `search_follow('partner', 'organisation_id')`),
  follow('solution', OF_SOLUTION, `search_follow('solution', 'id')`),
  follow('article', OF_ARTICLE, `search_follow('article', 'id')`),
  follow('community', OF_COMMUNITY, `search_follow('community', 'id')`),
  follow('community_attraction', 'community_id, name', `search_follow('community', 'community_id')`),
  follow('community_project', 'community_id, title', `search_follow('community', 'community_id')`),
].join('\n');

/** Takes over all there is at once; on an empty search, with the triggers that count words out of the way. */
const FILL = `
create function search_fill() returns void language sql as $$
  insert into search_document (kind, ref_id, title, subtitle, href, body, boost, visible_until) select * from search_source;
  insert into search_word
    select w.word, coalesce(max(s.shown), w.word), w.ndoc from ts_stat('select vector from search_document') w
      left join (select shown, search_fold(shown) as word from (select distinct shown from search_document d
        cross join regexp_split_to_table(lower(d.title || ' ' || d.body collate "ro-x-icu"), '[^[:alnum:]]+') shown) t) s using (word)
    where length(w.word) between 3 and 40 group by w.word, w.ndoc $$;
select search_fill();`;

export const SEARCH_SOURCE = [
  `
create ${searchSource('')}`,
  REFRESH,
  FOLLOWING,
  FILL,
].join('\n');
