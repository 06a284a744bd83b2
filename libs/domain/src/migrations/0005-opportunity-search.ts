import { Migration } from '@mikro-orm/migrations';

/** What the search of opportunities reads in full: the open requests, and which requests a firm has answered. */
export class OpportunitySearch extends Migration {
  override up(): void {
    this.addSql(`
drop index service_request_open;
create index service_request_open on service_request (category, deadline, id) include (county_code, visibility, organisation_id)
  where status = 'sent' and opened_at is null;
create index offer_answered on offer (organisation_id, request_id) where status not in ('draft', 'withdrawn');`);
  }
}
