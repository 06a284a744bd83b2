import { BULK_LABELS } from '@psp/contracts/bulk-act-names';
import { DECIDED_ENTITIES } from '@psp/contracts/decision-names';
import type { AuditedEntity } from '@psp/contracts/history';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/**
 * Select of title and path for the record with id `a.entity_id`, if the association has a page of it. Drafts of members are private,
 * so they have neither.
 */
const page = (table: string, title: string, path: string, where = 'true'): string =>
  `select ${title} as title, '${path}/' || x.id as href from ${table} x where x.id = a.entity_id and ${where}`;

/* Records of a request are on the request's page. */
const ofRequest = (table: string): string =>
  `select r.number || ' ' || r.title as title, '/admin/service-requests/' || r.id as href from ${table} x
    join service_request r on r.id = x.request_id where x.id = a.entity_id and r.status <> 'draft'`;

/* Records about an organisation are on its page. */
const ofOrganisation = (table: string, column = 'organisation_id'): string =>
  `select o.name as title, '/admin/users/organizatii/' || o.id as href from ${table} x
    join organisation o on o.id = x.${column} where x.id = a.entity_id`;

const bulkLabel = `case x.action ${Object.entries(BULK_LABELS)
  .map(([action, label]) => `when '${action}' then '${label}'`)
  .join(' ')} end`;

const PAGES: Readonly<Partial<Record<AuditedEntity, string>>> = {
  account: page('account', `coalesce(nullif(x.display_name, ''), x.email::text)`, '/admin/users/persoane'),
  article: page('article', 'x.title', '/admin/moderation', `x.status <> 'draft'`),
  'article-revision': `select x.title, '/admin/moderation/' || x.id as href from article_revision v
    join article x on x.id = v.article_id where v.id = a.entity_id and x.status <> 'draft'`,
  'benefit-claim': page(
    'benefit_claim',
    '(select name from organisation where id = x.organisation_id)',
    '/admin/benefits',
  ),
  'bulk-act': page('bulk_act', bulkLabel, '/admin/users/actiuni'),
  'content-flag': `select coalesce(s.title, r.number || ' ' || r.title) as title,
    case when s.id is null then '/admin/reviews/' || v.id else '/admin/solutions/' || s.id end as href
    from content_flag x left join solution s on s.id = x.solution_id left join review v on v.id = x.review_id
      left join project j on j.id = v.project_id left join service_request r on r.id = j.request_id where x.id = a.entity_id`,
  'consultation-answer': ofRequest('consultation_answer'),
  'conversation-report': page(
    'conversation_report',
    '(select subject from conversation where id = x.conversation_id)',
    '/admin/reported-conversations',
  ),
  event: page('event', 'x.title', '/admin/events'),
  'exchange-project': page('exchange_project', `x.number || ' ' || x.title`, '/admin/exchange', `x.status <> 'draft'`),
  'exchange-question': `select r.number || ' ' || r.title as title, '/admin/exchange/' || r.id as href from exchange_question x
    join exchange_project r on r.id = x.exchange_id where x.id = a.entity_id`,
  'forum-post': page('forum_post', '(select title from forum_topic where id = x.topic_id)', '/admin/forum/posts'),
  'forum-topic': page('forum_topic', 'x.title', '/admin/forum', `x.status <> 'merged'`),
  'group-part': ofRequest('group_part'),
  legislation: page('legal_act', 'x.number', '/admin/legislation'),
  library: page('library_document', 'x.title', '/admin/library'),
  'library-import': page('library_import', 'x.name', '/admin/library/import'),
  'yearly-report': page('yearly_report', "'Raportul anului ' || x.year", '/admin/reports/yearly'),
  'magazine-issue': page('magazine_issue', 'x.title', '/admin/magazine'),
  membership: `select p.display_name as title, '/admin/users/persoane/' || p.id as href from membership x
    join account p on p.id = x.account_id where x.id = a.entity_id`,
  'newsletter-issue': page('newsletter_issue', 'x.subject', '/admin/newsletter'),
  offer: ofRequest('offer'),
  organisation: page('organisation', 'x.name', '/admin/users/organizatii'),
  'organisation-merge': ofOrganisation('organisation_merge', 'kept_id'),
  'package-period': ofOrganisation('package_period'),
  project: page('project', 'x.title', '/admin/projects'),
  'organisation-import': page('organisation_import', 'x.name', '/admin/users/import'),
  question: ofRequest('question'),
  review: `select r.number || ' ' || r.title as title, '/admin/service-requests/' || r.id as href from review x
    join project j on j.id = x.project_id join service_request r on r.id = j.request_id where x.id = a.entity_id`,
  'service-request': page(
    'service_request',
    `x.number || ' ' || x.title`,
    '/admin/service-requests',
    `x.status <> 'draft'`,
  ),
  solution: page('solution', 'x.title', '/admin/solutions', `x.status <> 'draft' and x.published_at is not null`),
  'starting-text': page('starting_text', 'x.title', '/admin/settings/texts'),
  'support-view': ofOrganisation('support_view'),
  suspension: ofOrganisation('suspension_proposal'),
  ticket: page('ticket', `x.number || ' ' || x.subject`, '/admin/tickets'),
  training: page('training', 'x.title', '/admin/training'),
};

const caseOf = ([entity, query]: [string, string]): string =>
  `when '${entity}' then (select json_build_object('title', o.title, 'href', o.href) from (${query}) o)`;
const cases = Object.entries(PAGES).map(caseOf);

/* A decision has the page of the content that it is about: the inner `a` stands for an act on that. */
const decided = DECIDED_ENTITIES.map((entity) =>
  caseOf([entity, PAGES[entity] ?? 'select null as title, null as href']),
);
const ofDecision = `when 'decision' then (select case a.entity ${decided.join('\n')} end
  from (select d.entity, d.record_id as entity_id from moderation_decision d where d.id = a.entity_id) a)`;

/** Scalar: title and path of the page of the record that the audit row `a` is about, as JSON; null without one. */
export const objectPage: Sql = sql.raw(`(case a.entity ${cases.join('\n')} ${ofDecision} end)`);
