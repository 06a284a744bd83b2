import type { Act } from '@psp/contracts/history';
import { NOTIFICATION_TOPIC } from '@psp/contracts/live';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/** Acts that end a request; nothing about it needs an action any more. */
const REQUEST_ENDS = [
  'service-request.cancel',
  'service-request.acceptOffer',
  'service-request.expire',
  'service-request.conclude',
] as const satisfies Act[];

/** Acts after which a request accepts no more questions, offers or answers. */
const CLOSINGS = [
  'service-request.openOffers',
  'service-request.openAnswers',
  ...REQUEST_ENDS,
] as const satisfies Act[];
const ANSWERED_BY_OFFER = ['offer.submit', ...CLOSINGS] as const;
const ANSWERED_BY_ANSWER = ['consultation-answer.submit', ...CLOSINGS] as const;

/** Acts that end a project without a result. */
const STOPS = ['project.close', 'project.cancel'] as const satisfies Act[];

/** Acts that take a project out of the exchange. */
const EXCHANGE_ENDS = ['exchange-project.withdraw', 'exchange-project.remove'] as const satisfies Act[];

/**
 * Events that need an action of the recipient, each with the acts that complete it. Mail is sent at once unless the user chose
 * otherwise, and not to viewers, who cannot act; after the act the notification counts as read. This table is not in the catalogues,
 * because the audit, which uses it, cannot import all capabilities.
 */
const DONE_BY: Readonly<Record<string, readonly Act[]>> = {
  'service-requests.newOpportunity': ANSWERED_BY_OFFER,
  'service-requests.invited': ANSWERED_BY_OFFER,
  'service-requests.requestChanged': ['offer.submit', 'offer.withdraw', ...CLOSINGS],
  'service-requests.deadlinePassed': REQUEST_ENDS,
  'offers.accepted': ['project.start', ...STOPS],
  'reminders.decide': REQUEST_ENDS,
  'reminders.confirm': ['offer.submit', 'offer.withdraw', ...CLOSINGS],
  'reminders.continueForUat': ['project.accept', 'project.requestChanges', 'project.resume', ...STOPS],
  'reminders.continueForFirma': ['project.start', 'project.setProgress', 'project.deliver', ...STOPS],
  'questions.asked': ['question.answer', ...CLOSINGS],
  'consultations.asked': ANSWERED_BY_ANSWER,
  'consultations.invited': ANSWERED_BY_ANSWER,
  'consultations.changed': ANSWERED_BY_ANSWER,
  'consultations.deadlinePassed': REQUEST_ENDS,
  'groups.invited': [
    'group-part.confirm',
    'group-part.decline',
    'group-part.miss',
    'group-part.remove',
    'service-request.discard',
    ...REQUEST_ENDS,
  ],
  'exchange.asked': ['exchange-project.answerNaming', 'exchange-project.namePartner', ...EXCHANGE_ENDS],
  'exchange.question': ['exchange-question.answer', 'exchange-question.remove', ...EXCHANGE_ENDS],
  'projects.deliver': ['project.accept', 'project.requestChanges', ...STOPS],
  'projects.requestChanges': ['project.deliver', ...STOPS],
  'projects.reviewInvitation': ['review.write'],
  'amendments.proposed': ['amendment.accept', 'amendment.decline', 'amendment.withdraw', 'amendment.end'],
  'work-confirmations.asked': [
    'work-confirmation.confirm',
    'work-confirmation.decline',
    'work-confirmation.expire',
    'work-confirmation.revoke',
    'work-confirmation.drop',
  ],
  'articles.submitted': ['article.approve', 'article.reject', 'article.requestChanges', 'article.withdraw'],
  'articles.revised': ['article.approve', 'article.reject', 'article.requestChanges', 'article.withdraw'],
  'articles.changesRequested': ['article.submit', 'article.discard'],
  'registrations.applied': ['organisation.approve', 'organisation.reject', 'organisation.requestInfo'],
  'registrations.accessAsked': ['access-request.accept', 'access-request.decline'],
  'organisations.resubmitted': ['organisation.approve', 'organisation.reject', 'organisation.requestInfo'],
  'partners.badgeAsked': ['organisation.giveBadge', 'organisation.refuseBadge'],
  'partners.badgeToReview': ['organisation.keepBadge', 'organisation.withdrawBadge'],
  'forum.waiting': ['forum-post.approve', 'forum-post.remove', 'forum-post.delete'],
  'forum.flagged': ['forum-post.keep', 'forum-post.remove', 'forum-post.delete'],
  'forum.contested': ['forum-post.uphold', 'forum-post.restore'],
  'exchange.flagged': ['exchange-project.keep', ...EXCHANGE_ENDS],
  'flags.flagged': ['content-flag.keep', 'review.remove', 'solution.withdraw', 'solution.archive'],
  'benefits.claimed': [
    ...(['benefit-claim.approve', 'benefit-claim.refuse', 'benefit-claim.cancel'] as const),
    ...(['benefit-claim.sendLayout', 'benefit-claim.release'] as const),
  ],
  'benefits.layoutSent': ['benefit-claim.acceptLayout', 'benefit-claim.askChanges', 'benefit-claim.cancel'],
  'training.proposed': ['training.approve', 'training.reject'],
  'training.rejected': ['training.resend'],
  'library.proposed': ['library.approve', 'library.reject'],
  'library.rejected': ['library.resend'],
  'enrolment.approvalAsked': [],
  'messages.reported': ['conversation-report.dismiss', 'conversation-report.uphold'],
  'users.suspensionProposed': [],
  'messages.message': [],
  'messages.assigned': [],
  'solutions.ends': ['solution.renew', 'solution.archive', 'solution.withdraw'],
  'partners.certificateEnds': [],
  'packages.ends': [],
  'packages.issued': [],
};

/** Names of the events that need an action of the recipient. */
export const WAITING_EVENTS: readonly string[] = Object.keys(DONE_BY);

/** Whether an event needs an action of the recipient. */
export const needsReaderAction = (event: string): boolean => Object.hasOwn(DONE_BY, event);

/** Acts that complete the event for the acting organisation only; others still have to act. */
const OF_ONE_SIDE: ReadonlySet<string> = new Set<Act>([
  ...(['offer.submit', 'offer.withdraw', 'consultation-answer.submit', 'review.write'] as const),
  ...(['access-request.accept', 'access-request.decline'] as const),
]);

/** Acts that mark notifications as read. */
export const SETTLING_ACTS: ReadonlySet<string> = new Set(Object.values(DONE_BY).flat());

/* Paths of notifications, up to the id of the row. */
const PAGES = [
  ...[
    '/uat/service-requests/',
    '/uat/service-requests/groups/',
    '/firma/opportunities/',
    '/uat/projects/',
    '/firma/projects/',
    '/uat/exchange/',
    '/firma/exchange/',
  ],
  ...['/uat/work-confirmations/', '/admin/moderation/', '/admin/applications/', '/admin/users/organizatii/'],
  ...[
    '/admin/forum/posts/',
    '/admin/benefits/',
    '/admin/training/',
    '/firma/training/proposals/',
    '/admin/library/',
    '/uat/library/propuneri/',
    '/firma/network/resources/propuneri/',
    '/admin/reported-conversations/',
    '/admin/exchange/',
    '/admin/reviews/',
    '/admin/solutions/',
    '/firma/solutions/',
    '/uat/community/articles/',
    '/firma/content/',
  ],
];
/* Paths without an id, whose notifications are about several rows. */
const MEMBERS_PAGES = ['/uat/members', '/firma/members', '/admin/members'];

/* Live event that updates the notification counter of the settled recipients. */
const LIVE_UPDATE = sql`insert into live_event (topic, organisations)
    select ${NOTIFICATION_TOPIC}, array_agg(distinct organisation_id) from settled having count(*) > 0`;

/** Marks unread notifications `n` that match a condition as read: for actions whose completion no single act shows. */
export const markReadWhere = async ({ db, now }: { db: Db; now: Date }, isDone: Sql): Promise<void> => {
  await db.run(sql`with settled as (update notification n set read_at = ${now}::timestamptz
    where n.read_at is null and ${isDone} returning n.organisation_id) ${LIVE_UPDATE}`);
};

interface Done {
  action: string;
  entityId: string | null;
  organisationId: string | null;
  details?: Record<string, unknown> | null;
}

/*
 * The events that acts settle, for one organisation or, when it is null, for all: an act of one side settles that side's
 * notifications, an act on a part of a group those of its authority. `done` is the id of the changed row, which may not be
 * written yet; `id` is that id or the id of a row that it belongs to.
 */
const settled = (acts: readonly Done[]): Sql => {
  const rows = acts.flatMap(({ action, entityId, organisationId, details }) => {
    const events = WAITING_EVENTS.filter((event) => DONE_BY[event]?.some((act) => act === action));
    const organisation = OF_ONE_SIDE.has(action) ? organisationId : null;
    return entityId ? [{ id: entityId, of: details?.['projectId'], events, organisation }] : [];
  });
  const authority = sql`(select organisation_id from group_part where id = d.id)`;
  return sql`select d.id as done, d.events, coalesce(d.organisation, ${authority}) as organisation, about.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(id uuid, "of" uuid, events text[], organisation uuid),
    lateral (select d.id union select request_id from offer where id = d.id union select request_id from question where id = d.id
      union select request_id from consultation_answer where id = d.id union select request_id from group_part where id = d.id
      union select exchange_id from exchange_question where id = d.id
      union select coalesce(review_id, solution_id) from content_flag where id = d.id union select project_id from amendment where id = d.id union select d.of
      union select id from project where offer_id = d.id) about`;
};

/* `offset 0` forces an index lookup for each path; the planner avoids it when few notifications are unread at planning time. */
const ON_PAGE = sql`lateral (select id, event, organisation_id from notification
  where split_part(href, '?', 1) = page and read_at is null offset 0) n`;

/** Parts of a `with` that mark notifications settled by these acts as read. Notifications inserted by the same statement stay unread. */
export const settleRows = (acts: readonly Done[], now: Date): Sql => sql`settled as (
    update notification set read_at = ${now}::timestamptz where id = any (array(select n.id from (${settled(acts)}) s,
      unnest(array(select page || s.id from unnest(${PAGES}::text[]) page) || ${MEMBERS_PAGES}::text[]) page, ${ON_PAGE}
      where n.event = any (s.events) and (s.organisation is null or n.organisation_id = s.organisation)
      and not (n.event = 'questions.asked' and s.id <> s.done and exists (select from question q join service_request r on r.id = q.request_id
        where q.request_id = s.id and q.id <> s.done and q.answer is null and r.status = 'sent'))
      and not (n.event = 'exchange.question' and s.id <> s.done and exists (select from exchange_question q
        where q.exchange_id = s.id and q.id <> s.done and q.answer is null and q.removed_at is null))
      and not (n.event = 'registrations.accessAsked' and exists (
        select from access_request w where w.organisation_id = n.organisation_id and w.id <> s.done and w.status = 'pending'))))
    returning organisation_id),
  settled_rung as (${LIVE_UPDATE})`;
