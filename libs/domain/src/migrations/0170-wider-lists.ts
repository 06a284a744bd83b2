import { Migration } from '@mikro-orm/migrations';

/*
 * The association's lists, with what their filters compare in the index of their order. The indexes of offers and opened requests serve
 * the queries of those that they replace.
 */
const LISTS = `
create index organisation_of_kind on organisation (kind, name collate "ro-x-icu", id) include (status, verified_at);
create index service_request_opened_first on service_request (opened_at desc, id)
  include (revision, status, category, county_code, organisation_id, deadline, sent_at) where opened_at is not null;
create index offer_of_price on offer (price, id) include (request_id, request_revision, status, organisation_id, submitted_at)
  where status in ('submitted', 'shortlisted', 'accepted', 'declined', 'expired', 'closed');
drop index service_request_opened;
drop index offer_by_price;`;

/** Indexes of the association's lists of organisations and offers that hold the columns of their filters. */
export class WiderLists extends Migration {
  override up(): void {
    this.addSql(LISTS);
  }
}
