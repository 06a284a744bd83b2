import { Migration } from '@mikro-orm/migrations';

/* Tables that grow with use, of which a merge reads all rows of an organisation. */
const INDEXES = `
create index session_of_organisation on session (organisation_id);
create index message_of_organisation on message (organisation_id);
create index conversation_reader_of_organisation on conversation_reader (organisation_id);
create index notification_of_organisation on notification (organisation_id);
create index digest_item_of_organisation on digest_item (organisation_id);
create index question_of_organisation on question (organisation_id);
create index ticket_of_organisation on ticket (organisation_id);
create index service_request_view_of_organisation on service_request_view (organisation_id);
create index forum_reader_of_organisation on forum_reader (organisation_id);
create index assistant_conversation_of_organisation on assistant_conversation (organisation_id);
create index review_of_author on review (author_id);
create index review_about on review (subject_id);`;

/** Indexes by which a merge finds the rows of an organisation. */
export class IndexesOfMerges extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}
