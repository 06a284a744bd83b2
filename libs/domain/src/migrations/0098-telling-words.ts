import { Migration } from '@mikro-orm/migrations';
import { BOILERPLATE } from './matching/boilerplate.ts';

/** Texts of a sort that are counted at most, the newest. */
const MOST = 3000;
/** Share of a telling word's frequency that one domain has at least. */
const SHARE = 0.4;

/*
 * Texts of each domain: requests, firms, solutions, starting texts and its name. A word tells domains apart if one of them has that
 * share of its frequency, which is counted by domain, however many texts each has. Boilerplate tells nothing.
 */
const TELLING = `
create table telling_word (key integer primary key);
create table telling_word_count (id boolean primary key default true check (id), counted_at timestamptz not null);
create function match_boilerplate() returns integer[] language sql immutable parallel safe as $$
  select array(select distinct match_key(word) from unnest('{${BOILERPLATE.join()}}'::text[]) word) $$;
create function domain_texts() returns table (domain text, words integer[], weight float8) language sql stable as $$
  (select category, words, 1::float8 from service_request where status <> 'draft' order by sent_at desc limit ${MOST})
  union all (select domain_slug, match_words(left(title || ' ' || description, 1500)), 1 from solution
    where status = 'published' order by published_at desc limit ${MOST})
  union all (select d.domain_slug, f.words, 1::float8 / count(*) over (partition by f.id)
    from (select id, words from organisation where kind = 'firma' and status = 'approved' order by created_at desc, id desc limit ${MOST}) f
      join organisation_domain d on d.organisation_id = f.id)
  union all select domain_slug, match_words(title || ' ' || description), 1 from starting_text
  union all select slug, match_words(name), 1 from domain $$;
-- Counts anew unless that was done within so long. One transaction after the other.
create function count_telling_words(within interval default '0') returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7402087);
    if exists (select from telling_word_count where counted_at > now() - within) then return; end if;
    insert into telling_word_count (counted_at) values (now()) on conflict (id) do update set counted_at = excluded.counted_at;
    delete from telling_word;
    insert into telling_word with texts as materialized (select * from domain_texts()),
      sizes as (select domain, sum(weight) as size from texts group by domain),
      rates as (select key, domain, sum(t.weight) / max(s.size) as rate
        from texts t join sizes s using (domain) cross join lateral unnest(t.words) key group by key, domain)
      select key from rates where key <> all (match_boilerplate())
      group by key having max(rate) >= ${SHARE} * sum(rate);
  end $$;
select count_telling_words();`;

/** Words by which the domains of requests are told apart, counted in this portal's own texts. */
export class TellingWords extends Migration {
  override up(): void {
    this.addSql(TELLING);
  }
}
