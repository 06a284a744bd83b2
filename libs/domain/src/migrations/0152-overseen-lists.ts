import { Migration } from '@mikro-orm/migrations';

/* Orders and filters of the association's lists. Of offers only those that an authority may read once they are opened. */
const OPENED = `status in ('submitted', 'shortlisted', 'accepted', 'declined', 'expired', 'closed')`;
const LISTS = `
create index service_request_of_county on service_request (county_code, sent_at desc, id) where status <> 'draft';
create index project_touched on project (updated_at desc, id);
create index project_due on project (due_on, id);
create index offer_newest on offer (submitted_at desc, id) where ${OPENED};
create index offer_by_price on offer (price, id) where ${OPENED};`;

/** Indexes of the association's lists of requests, projects and offers. */
export class OverseenLists extends Migration {
  override up(): void {
    this.addSql(LISTS);
  }
}
