import type { ServiceName } from './names.ts';

/** Tables by the statement that changes them; `columns`: those of which one column is changed, or `id` to lock their rows. */
export type Writes = Readonly<Record<'insert' | 'update' | 'delete', readonly string[]>> & {
  columns?: Readonly<Record<string, string>>;
};

/** What a service may do beside reading: change all tables but some, or change those that are named. */
export interface Rights {
  writes: 'all' | readonly Writes[];
  /** Tables that it does not read. */
  unread: readonly string[];
  /** Columns that it reads all the same of tables that it does not read. */
  columns?: Readonly<Record<string, string>>;
}

const named = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Tables to which rows are only added. */
export const APPENDED = ['audit'];
/** Tables that only migrations change. */
export const MIGRATED = ['mikro_orm_migrations', 'rights_given'];
/** Tables to which only the worker adds rows. */
export const SEALED = ['audit_seal'];

const EVERYBODY: Writes = {
  insert: named('attempt audit digest_item idempotency live_event mail notification stored_file'),
  update: named('attempt digest_item idempotency live_event notification saved_filter stored_file'),
  delete: named('attempt digest_item stored_file'),
  columns: { session: 'last_seen_at' },
};

/** What the areas of authorities and of firms share. */
const MEMBERS: Writes = {
  insert:
    named(`access_request amendment article article_revision assistant_conversation assistant_gap assistant_turn assistant_use
    attachment benefit_balance benefit_seat calendar_address content_flag conversation conversation_reader conversation_report
    delivery
    editing enrolment_setting event_calendar event_feedback exchange_download exchange_flag exchange_follower
    exchange_question exchange_thanks forum_flag forum_mention forum_post forum_post_text
    forum_reader forum_thanks forum_topic image invitation library_document library_favourite library_file library_related
    library_report library_review library_use membership message milestone organisation_block organisation_domain
    organisation_expertise person_listing proforma proforma_line report_file report_mail review saved_filter
    saved_filter_seen seat_pool seat_registration ticket ticket_link ticket_message training training_review`),
  update:
    named(`access_request account amendment article article_revision assistant_conversation assistant_gap assistant_turn
    assistant_use attachment benefit_allowance benefit_balance benefit_seat calendar_address conversation
    conversation_reader delivery editing enrolment_setting event event_calendar event_feedback exchange_download
    exchange_project exchange_question forum_category
    forum_mention forum_post forum_post_text forum_reader forum_topic image invitation library_document library_file
    library_report library_use membership message milestone moderation_decision organisation person_listing proforma
    project question report_file report_mail review saved_filter_seen seat_pool seat_registration ticket training
    training_review`),
  delete:
    named(`article assistant_conversation attachment calendar_address editing event_calendar exchange_follower exchange_thanks forum_mention forum_thanks image
    library_favourite library_file library_related membership milestone organisation_block organisation_domain
    organisation_expertise person_listing report_mail saved_filter`),
};

const AUTHORITIES: Writes = {
  insert: named(`community community_attraction community_image community_project exchange_adoption exchange_join
    exchange_project exchange_version favourite_partner favourite_solution group_part project purchase_file reception_note request_set_apart service_request service_request_invitation
    service_request_revision`),
  update:
    named(`community community_attraction community_image community_project exchange_flag exchange_join group_part offer portfolio_item purchase_file
    reception_note request_set_apart service_request work_confirmation`),
  delete:
    named(`community_attraction community_image community_project exchange_join exchange_project favourite_partner favourite_solution request_set_apart
    service_request service_request_invitation`),
  columns: { solution: 'id' },
};

const FIRMS: Writes = {
  insert: named(`benefit_claim certificate consultation_answer discount discount_acceptance discount_code discount_use
    ignored_opportunity offer offer_version portfolio_item question reception_note service_request_view solution
    team_member work_confirmation`),
  update:
    named(`benefit_claim certificate consultation_answer content_flag discount discount_acceptance discount_code discount_use
    offer portfolio_item service_request_view solution team_member work_confirmation`),
  delete: named(`certificate consultation_answer discount ignored_opportunity offer portfolio_item solution team_member
    work_confirmation`),
  columns: { service_request: 'id' },
};

const IDENTITY: Writes = {
  insert:
    named(`access_request account consent data_export device membership notification_choice one_time_link organisation
    organisation_domain organisation_expertise push_device recovery_code registration session sign_in_failure`),
  update:
    named(`access_request account data_export device founding_invitation invitation membership notification_choice one_time_link
    organisation push_device recovery_code registration session sign_in_failure`),
  delete: named(`device founding_invitation mail membership notification_choice one_time_link organisation_domain
    organisation_expertise organisation_import_row push_device recovery_code registration session sign_in_failure
    subscriber`),
};

const VISITORS: Writes = {
  insert:
    named(`article_view article_view_secret browser_report exchange_download page_views page_visitor report_mail_link subscriber subscriber_consent
    subscriber_link ticket ticket_link ticket_message`),
  update: named(
    `article browser_report exchange_download library_document page_views page_visitor subscriber subscriber_link ticket`,
  ),
  delete: named('article_view_secret page_visitor report_mail subscriber_link'),
};

/** Figures of the whole network, and who of the association gets them by mail. */
const OF_THE_NETWORK = named('network_mail network_mail_recipient network_report_kept');

/** Kept from the areas of members and of visitors: what opens accounts, and what the association notes. */
const OF_THE_OFFICE = [
  ...OF_THE_NETWORK,
  ...named(`audit_seal bulk_act bulk_act_row caught_mail device failed_job founding_invitation mail one_time_link operation_report
    organisation_import organisation_import_row organisation_merge organisation_merge_row recovery_code registration
    sign_in_failure suspension_proposal ticket_note user_note`),
];

/** What organisations write to each other and for themselves. */
const OF_MEMBERS =
  named(`amendment assistant_conversation assistant_turn attendance conversation conversation_reader conversation_report
    data_export delivery invitation message offer_version person_listing push_device`);

/** What the association looked at, for the owners. */
const OF_SUPPORT = named('support_view support_view_section');

/* Whoever queues a mail learns its id; its data may hold the token of a link. */
const QUEUED = { mail: 'id' };

export const RIGHTS: Readonly<Record<ServiceName, Rights>> = {
  identity: {
    writes: [EVERYBODY, IDENTITY],
    unread: [...OF_THE_NETWORK, ...named('bulk_act bulk_act_row failed_job ticket_note user_note')],
  },
  public: { writes: [EVERYBODY, VISITORS], unread: [...OF_THE_OFFICE, ...OF_MEMBERS, ...OF_SUPPORT], columns: QUEUED },
  uat: { writes: [EVERYBODY, MEMBERS, AUTHORITIES], unread: OF_THE_OFFICE, columns: QUEUED },
  firma: { writes: [EVERYBODY, MEMBERS, FIRMS], unread: OF_THE_OFFICE, columns: QUEUED },
  admin: { writes: 'all', unread: named('caught_mail device') },
  worker: { writes: 'all', unread: [] },
};
