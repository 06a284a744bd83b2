import { Migration } from '@mikro-orm/migrations';

/*
 * What the association filters projects by: the price in force (the one agreed last, without one that of the offer, which does not change
 * after its acceptance), and domain and county of the request. Triggers keep it, since the release before does not write it.
 */
const COLUMNS = `
alter table project add column price numeric(14, 2), add column category text, add column county_code text;
update project p set price = coalesce(p.agreed_price, o.price), category = r.category, county_code = r.county_code
  from offer o, service_request r where o.id = p.offer_id and r.id = p.request_id;
create function keep_project_price() returns trigger language plpgsql as $$
  begin
    new.price := coalesce(new.agreed_price, (select price from offer where id = new.offer_id));
    return new;
  end $$;
create trigger project_priced before insert or update of price, agreed_price, offer_id on project
  for each row execute function keep_project_price();
create function keep_project_place() returns trigger language plpgsql as $$
  begin
    select category, county_code into new.category, new.county_code from service_request where id = new.request_id;
    return new;
  end $$;
create trigger project_placed before insert or update of category, county_code, request_id on project
  for each row execute function keep_project_place();
create function place_project() returns trigger language plpgsql as $$
  begin
    update project set category = new.category, county_code = new.county_code where request_id = new.id;
    return null;
  end $$;
create trigger project_moved after update of category, county_code on service_request for each row
  when (old.category is distinct from new.category or old.county_code is distinct from new.county_code)
  execute function place_project();`;

/*
 * The orders of the list with all that its filters compare, so that a filter that few projects pass reads no table. They serve the
 * queries of the indexes that they replace.
 */
const COMPARED = 'status, closed_at, price, category, county_code, uat_id, firma_id, created_at';
const INDEXES = `
create index project_overseen on project (updated_at desc, id) include (${COMPARED}, due_on);
create index project_overseen_due on project (due_on, id) include (${COMPARED});
drop index project_touched;
drop index project_due;`;

/** The association filters projects by columns of theirs, in the order of an index. */
export class FilteredProjects extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
    this.addSql(INDEXES);
  }
}
