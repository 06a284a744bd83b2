import type { MergeGroup } from '@psp/contracts/merge-names';

/** A unique index in which a moved column takes part. */
export interface Once {
  /** The moved column; the first one by default. */
  of?: string;
  /** Its other columns, or expressions with `%` for the row. */
  columns: readonly string[];
  /** Condition of a partial index, with `%` for the row. */
  where?: string;
}

/** Columns of one table that refer to an organisation, and that a merge changes to the kept record. */
export interface Moved {
  table: string;
  columns: readonly string[];
  /** The columns by which its rows are found, when the others always equal one of them. */
  by?: readonly string[];
  /** Array columns in which the closed record is replaced as well. */
  arrays?: readonly string[];
  /** Primary key; `id` by default. */
  key?: readonly string[];
  /** Null for rows that nobody asks about, which the preview does not count. */
  group: MergeGroup | null;
  /** A row of which the kept record has one already stays with the closed record, out of sight. */
  once?: readonly Once[];
  /** A row moves only together with the row that it belongs to. */
  under?: { column: string; table: string; columns: readonly string[] };
  /** Condition with `%` for the row: it is counted in what the association reads. Drafts and sealed offers are not. */
  counted?: string;
}

const own = (table: string, group: MergeGroup | null, more: Partial<Moved> = {}): Moved => ({
  table,
  columns: ['organisation_id'],
  group,
  ...more,
});
const IN_CONVERSATION = {
  under: { column: 'conversation_id', table: 'conversation', columns: ['uat_id', 'firma_id'] },
} as const;
const IN_REQUEST = {
  under: { column: 'request_id', table: 'service_request', columns: ['organisation_id'] },
} as const;
const IN_PROJECT = { under: { column: 'project_id', table: 'project', columns: ['uat_id', 'firma_id'] } } as const;
/* Whether there is a sealed offer is told to nobody. */
const isOpened = `exists (select from service_request r where r.id = %.request_id and (r.status <> 'sent' or r.opened_at is not null))`;

/** In the order in which they are moved: what belongs to another row comes after it. */
export const MOVED: readonly Moved[] = [
  own('membership', 'members', { once: [{ columns: ['account_id'] }] }),
  own('session', null),
  own('service_request', 'requests', { counted: `%.status <> 'draft'` }),
  own('purchase_file', 'requests', IN_REQUEST),
  own('group_part', 'requests', { once: [{ columns: ['request_id'] }] }),
  own('offer', 'offers', { once: [{ columns: ['request_id'], where: `%.status <> 'withdrawn'` }], counted: isOpened }),
  own('consultation_answer', 'offers', { once: [{ columns: ['request_id'] }], counted: isOpened }),
  own('question', 'offers', { counted: isOpened }),
  own('service_request_invitation', null, {
    key: ['request_id', 'organisation_id'],
    once: [{ columns: ['request_id'] }],
  }),
  own('service_request_view', null, { key: ['request_id', 'organisation_id'], once: [{ columns: ['request_id'] }] }),
  own('ignored_opportunity', 'lists', { once: [{ columns: ['request_id'] }] }),
  { table: 'project', columns: ['uat_id', 'firma_id'], group: 'projects' },
  own('amendment', 'projects', IN_PROJECT),
  { table: 'work_confirmation', columns: ['authority_id'], group: 'profile' },
  {
    table: 'conversation',
    columns: ['uat_id', 'firma_id', 'started_by'],
    by: ['uat_id', 'firma_id'],
    group: 'conversations',
    once: [{ of: 'firma_id', columns: ['request_id'], where: '%.request_id is not null' }],
    ...IN_REQUEST,
  },
  own('message', 'messages', { counted: 'not %.is_note', arrays: ['readers'], ...IN_CONVERSATION }),
  own('conversation_reader', null, {
    key: ['conversation_id', 'account_id', 'organisation_id'],
    once: [{ columns: ['conversation_id', 'account_id'] }],
    ...IN_CONVERSATION,
  }),
  own('conversation_report', 'conversations', {
    once: [{ columns: ['conversation_id', 'message_id'], where: `%.status = 'open'` }],
    ...IN_CONVERSATION,
  }),
  { table: 'review', columns: ['author_id', 'subject_id'], group: 'reviews', once: [{ columns: ['project_id'] }] },
  own('community', 'communities', { once: [{ columns: [] }] }),
  own('article', 'articles', { counted: `%.status <> 'draft'` }),
  own('solution', 'solutions'),
  own('moderation_decision', null),
  own('certificate', 'profile'),
  own('team_member', 'profile'),
  own('discount', 'profile'),
  { table: 'portfolio_item', columns: ['organisation_id', 'confirmed_by'], group: 'profile' },
  own('library_document', 'documents'),
  own('library_favourite', 'documents'),
  own('library_report', 'documents'),
  own('library_review', 'documents'),
  own('library_use', null, { key: ['document_id', 'account_id', 'kind', 'day'] }),
  own('report_file', 'documents', {
    once: [{ columns: ['period', 'compared', 'county_code'], where: '%.ready_at is null and %.failed_at is null' }],
  }),
  own('forum_topic', 'forum'),
  own('forum_post', 'forum'),
  own('forum_flag', 'forum'),
  own('forum_thanks', 'forum', { key: ['post_id', 'account_id'] }),
  own('forum_mention', null, { key: ['post_id', 'membership_id'] }),
  own('forum_reader', null, {
    key: ['topic_id', 'account_id', 'organisation_id'],
    once: [{ columns: ['topic_id', 'account_id'] }],
  }),
  {
    table: 'exchange_project',
    columns: ['organisation_id', 'partner_id'],
    group: 'exchange',
    counted: `%.status <> 'draft'`,
  },
  own('exchange_follower', null, { key: ['exchange_id', 'account_id'] }),
  own('exchange_thanks', null, { key: ['exchange_id', 'account_id'] }),
  own('exchange_question', 'exchange'),
  own('exchange_adoption', 'exchange'),
  own('exchange_join', 'exchange', { key: ['exchange_id', 'organisation_id'], once: [{ columns: ['exchange_id'] }] }),
  own('exchange_flag', 'exchange', {
    once: [{ columns: ['exchange_id', 'question_id'], where: '%.outcome is null' }],
  }),
  own('content_flag', null, { once: [{ columns: ['review_id', 'solution_id'], where: '%.outcome is null' }] }),
  own('seat_registration', 'seats'),
  own('seat_certificate', 'seats'),
  own('package_period', 'packages', {
    once: [
      { columns: [], where: `%.status = 'open'` },
      { columns: [], where: `%.status = 'proposed'` },
    ],
  }),
  own('proforma', 'seats', {
    once: [{ columns: ['pool_id'], where: `%.status = 'issued' and %.pool_id is not null` }],
    under: { column: 'period_id', table: 'package_period', columns: ['organisation_id'] },
  }),
  own('training', 'trainings'),
  {
    table: 'favourite_partner',
    columns: ['organisation_id', 'partner_id'],
    key: ['organisation_id', 'partner_id'],
    group: 'lists',
    once: [{ columns: ['partner_id'] }, { of: 'partner_id', columns: ['organisation_id'] }],
  },
  own('favourite_solution', 'lists', { key: ['organisation_id', 'solution_id'], once: [{ columns: ['solution_id'] }] }),
  {
    table: 'organisation_block',
    columns: ['organisation_id', 'blocked_id'],
    key: ['organisation_id', 'blocked_id'],
    group: 'lists',
    once: [{ columns: ['blocked_id'] }, { of: 'blocked_id', columns: ['organisation_id'] }],
  },
  own('invitation', 'invitations', {
    once: [{ columns: ['email'], where: '%.accepted_at is null and %.revoked_at is null' }],
  }),
  own('access_request', 'invitations', { once: [{ columns: ['account_id'], where: `%.status = 'pending'` }] }),
  own('ticket', 'tickets'),
  own('user_note', 'notes'),
  // Not told: their number would tell of sealed offers.
  own('notification', null),
  own('digest_item', null),
  own('assistant_conversation', null),
  own('calendar_address', null, {
    key: ['account_id', 'organisation_id'],
    once: [{ columns: ['account_id'] }],
  }),
  own('event_calendar', null, { key: ['account_id', 'organisation_id'], once: [{ columns: ['account_id'] }] }),
  own('report_mail', null, { once: [{ columns: ['account_id'] }] }),
  own('discount_use', null, {
    once: [{ columns: ['code_id', 'day', 'search_fold(%.note)'], where: `%.status = 'recorded'` }],
  }),
  own('image', null),
  own('stored_file', null),
  own('page_views', null, { key: ['subject_id', 'day'] }),
  { table: 'organisation', columns: ['merged_into_id'], group: null },
];

/** Columns that stay with the closed record, each with the reason. */
export const STAYS: Readonly<Record<string, string>> = {
  'audit.organisation_id': 'what was done, and for whom, is history; the journal is append-only',
  'suspension_proposal.organisation_id': 'history of decisions; an open one forbids the merge',
  'support_view.organisation_id': 'who looked at that record, and why, is history',
  'discount_acceptance.organisation_id': 'terms agreed to by that record; the kept one has its own',
  'discount_code.organisation_id': 'a card of the closed record, whose uses name it',
  'benefit_balance.organisation_id': 'benefits are counted for each record; they do not add up',
  'benefit_claim.organisation_id': 'counted in the balance; one that is not ended forbids the merge',
  'benefit_seat.organisation_id': 'counted in the balance',
  'assistant_use.organisation_id': 'the cost of the month, with a limit for each record',
  'editing.organisation_id': 'who edits now; forgotten within minutes',
  'enrolment_setting.id': 'a setting of the closed record; the kept one has its own',
  'organisation_domain.organisation_id': 'a value of the profile: those of the kept record stay',
  'organisation_expertise.organisation_id': 'a value of the profile: those of the kept record stay',
  'registration.organisation_id': 'the sign-up by which the closed record came; deleted by age',
  'partner_response.organisation_id': 'derived; computed again for both',
  'report_comparison.organisation_id': 'derived; computed again the next day',
  'response_due.organisation_id': 'a queue of derived values',
  'organisation_merge.kept_id': 'history of merges',
  'organisation_merge.closed_id': 'history of merges',
};

/** Columns of ids without a foreign key, which hold no organisation or are left for a reason. */
export const LOOSE: Readonly<Record<string, string>> = {
  'audit.entity_id': 'history',
  'audit_seal.audit_id': 'a row of the journal',
  'bulk_act_row.subject_id': 'a result of an act; a running one forbids the merge',
  'community_attraction.image_ids': 'images',
  'editing.record_id': 'a record',
  'exchange_download.file_id': 'a file, which the download of its project may outlive',
  'exchange_project.image_ids': 'images',
  'failed_job.job_id': 'a job',
  'forum_mention.membership_id': 'a membership',
  'forum_post.image_ids': 'images',
  'live_event.organisation_id': 'forgotten within the hour',
  'live_event.organisations': 'forgotten within the hour',
  'message.readers': 'moved as an array',
  'moderation_decision.page_id': 'content',
  'moderation_decision.record_id': 'content',
  'page_views.subject_id': 'a public page; that of the closed firm redirects',
  'page_visitor.subject_id': 'a public page; forgotten after the day',
  'passage.source_id': 'derived',
  'search_change.ref_id': 'derived',
  'search_document.ref_id': 'derived',
  'search_document_article.ref_id': 'derived',
  'search_document_community.ref_id': 'derived',
  'search_document_exchange.ref_id': 'derived',
  'search_document_partner.ref_id': 'derived',
  'search_document_public_act.ref_id': 'derived',
  'search_document_public_document.ref_id': 'derived',
  'search_document_public_event.ref_id': 'derived',
  'search_document_solution.ref_id': 'derived',
  'solution.image_ids': 'images',
  'ticket.submission_key': 'a key of a form',
  'ticket_message.submission_key': 'a key of a form',
  'training.series_id': 'a series',
};
