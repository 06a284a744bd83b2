import { Migration } from '@mikro-orm/migrations';

/*
 * Orders and filters of the association's lists. The indexes of requests hold what is filtered, so that a filter that few rows pass
 * reads no table. The offers are reached through their opened requests, so that sealed ones are not even passed by.
 */
const FILTERED = 'status, category, county_code, organisation_id, budget_max, budget_min';
const LISTS = `
create index service_request_overseen on service_request (sent_at desc, id) include (${FILTERED}, deadline) where status <> 'draft';
create index service_request_overseen_due on service_request (deadline desc, id) include (${FILTERED}, sent_at)
  where status <> 'draft';
create index service_request_opened on service_request (opened_at desc, id)
  include (revision, status, category, county_code, organisation_id, deadline) where opened_at is not null;
create index project_touched on project (updated_at desc, id);
create index project_due on project (due_on, id);
create index offer_by_price on offer (price, id) include (request_id, request_revision, status)
  where status in ('submitted', 'shortlisted', 'accepted', 'declined', 'expired', 'closed');`;

/** Indexes of the association's lists of requests, projects and offers. */
export class OverseenLists extends Migration {
  override up(): void {
    this.addSql(LISTS);
  }
}
