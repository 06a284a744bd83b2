import { Migration } from '@mikro-orm/migrations';

const INDEXES = `
create index ticket_waiting on ticket ((coalesce(waiting_since, created_at)), id) where status = 'open';
create index forum_post_since on forum_post (status, (coalesce(contested_at, created_at)), id) where status in ('pending', 'contested');
create index forum_flag_first on forum_flag (post_id, created_at, id) where status = 'open';
create index library_report_waiting on library_report (created_at, id) where answer is null;
create index library_document_waiting on library_document (updated_at, id) where status = 'proposed';
create index assistant_gap_waiting on assistant_gap (created_at, id) where status = 'open';
create index benefit_claim_since on benefit_claim (created_at, id) where status in ('requested', 'approved', 'layout_sent');
create index article_waiting on article (submitted_at, id) where status = 'pending';
create index article_revision_waiting on article_revision (created_at, article_id) where status = 'pending';
create index account_newest on account (created_at);`;

/** The oldest records that wait for the association are read from indexes. */
export class WaitingRecords extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}
