import { Migration } from '@mikro-orm/migrations';

/* What is still found is asked for by its ids: beside "not exists" the planner would read all that is found, for each change. */
const REFRESH = `
create or replace function search_refresh(of_kind text, ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
  begin
    delete from search_document d where d.kind = of_kind and d.ref_id = any (ids)
      and d.ref_id <> all (array(select s.ref_id from search_source s where s.kind = of_kind and s.ref_id = any (ids)));
    insert into search_document as known (kind, ref_id, title, subtitle, href, body, boost, visible_until)
      select s.* from search_source s where s.kind = of_kind and s.ref_id = any (ids)
      on conflict (kind, ref_id) do update set title = excluded.title, subtitle = excluded.subtitle, href = excluded.href,
        body = excluded.body, boost = excluded.boost, visible_until = excluded.visible_until
      where (known.title, known.subtitle, known.href, known.body, known.boost, known.visible_until)
        is distinct from (excluded.title, excluded.subtitle, excluded.href, excluded.body, excluded.boost, excluded.visible_until);
  end $$;`;

/** The search follows a change without reading what has not changed. */
export class RefreshedSearch extends Migration {
  override up(): void {
    this.addSql(REFRESH);
  }
}
