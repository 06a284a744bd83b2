import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { actsElsewhere } from './acts-elsewhere.ts';

type Rows = RawBuilder<{ json: string }>;

const list = (rows: RawBuilder<unknown>): Rows =>
  sql<{ json: string }>`select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${rows}) r`;

/** True of rows whose organisation, in this column, the person works for now. */
type IsMine = (organisationId: string) => Sql;

const aboutThem = (id: Sql, isMine: IsMine): Record<string, Rows> => ({
  cont: list(sql`select email, display_name, position, phone, mail_topics, status, totp_enabled_at, deletion_due_at,
    created_at, updated_at from account where id = ${id}`),
  organizatii: list(sql`select o.name, o.kind, o.status, m.role, m.created_at from membership m
    join organisation o on o.id = m.organisation_id where m.account_id = ${id} order by m.id`),
  'cereri-de-acces': list(sql`select o.name as organisation, r.message, r.status, r.reason, r.created_at, r.decided_at
    from access_request r join organisation o on o.id = r.organisation_id where r.account_id = ${id} order by r.id`),
  invitatii:
    list(sql`select o.name as organisation, i.email, i.role, i.created_at, i.expires_at, i.accepted_at, i.revoked_at
    from invitation i join organisation o on o.id = i.organisation_id where i.invited_by = ${id} and ${isMine('i.organisation_id')} order by i.id`),
  acorduri: list(sql`select document, version, given_at, host(address) as address from consent
    where account_id = ${id} order by id`),
  newsletter: list(sql`select s.email, s.status, s.source, s.county_code, s.domains, s.created_at, s.since,
    (select json_agg(json_build_object('step', c.step, 'version', c.version, 'source', c.source,
      'address', host(c.address), 'at', c.at) order by c.id) from subscriber_consent c where c.subscriber_id = s.id) as steps,
    (select json_agg(json_build_object('subject', i.subject, 'at', d.settled_at) order by d.id) from newsletter_delivery d
      join newsletter_issue i on i.id = d.issue_id where d.subscriber_id = s.id and d.status = 'sent') as sent
    from subscriber s join account a on a.email = s.email where a.id = ${id}`),
  sesiuni:
    list(sql`select o.name as organisation, s.user_agent, host(s.address) as address, s.created_at, s.last_seen_at,
    s.expires_at, s.ended_at, s.end_reason from session s join organisation o on o.id = s.organisation_id
    where s.account_id = ${id} order by s.id`),
  dispozitive: list(
    sql`select first_seen_at, last_seen_at from device where account_id = ${id} order by first_seen_at`,
  ),
  notificari:
    list(sql`select o.name as organisation, n.title, n.message, n.href, n.read_at, n.created_at from notification n
    join organisation o on o.id = n.organisation_id where n.account_id = ${id} and ${isMine('n.organisation_id')} order by n.id`),
  operatiuni: list(sql`select at, action, entity, entity_id, from_state, to_state, reason, outcome, details from audit
    where account_id = ${id} and (organisation_id is null or entity = 'session' or entity_id = ${id} or ${isMine('organisation_id')})
    order by id`),
});

const whatTheyWrote = (id: Sql, isMine: IsMine): Record<string, Rows> => ({
  solicitari:
    list(sql`select number, title, category, description, deadline, budget_min, budget_max, county_code, locality,
    urgency, visibility, status, sent_at, created_at from service_request
    where created_by = ${id} and ${isMine('organisation_id')} order by id`),
  'versiuni-de-solicitari':
    list(sql`select q.number, r.revision, r.content, r.created_at from service_request_revision r
    join service_request q on q.id = r.request_id where r.created_by = ${id} and ${isMine('q.organisation_id')} order by q.number, r.revision`),
  oferte:
    list(sql`select q.number as request, f.status, f.price, f.vat_rate, f.delivery_days, f.valid_until, f.method, f.team,
    f.submitted_at, f.created_at from offer f join service_request q on q.id = f.request_id
    where f.created_by = ${id} and ${isMine('f.organisation_id')} order by f.id`),
  intrebari: list(sql`select q.number as request, t.body, t.answer, t.answered_at, t.created_at from question t
    join service_request q on q.id = t.request_id where t.asked_by = ${id} and ${isMine('t.organisation_id')} order by t.id`),
  raspunsuri: list(sql`select q.number as request, t.body as question, t.answer, t.answered_at from question t
    join service_request q on q.id = t.request_id where t.answered_by = ${id} and ${isMine('q.organisation_id')} order by t.id`),
  recenzii:
    list(sql`select p.title as project, r.rating, r.quality, r.timeliness, r.communication, r.price, r.body, r.reply,
    r.replied_at, r.published_at, r.created_at from review r join project p on p.id = r.project_id
    where r.written_by = ${id} and ${isMine('r.author_id')} order by r.id`),
  tichete: list(sql`select t.number, t.kind, t.status, t.subject, t.name, t.email::text as email, t.created_at,
    (select json_agg(json_build_object('side', m.side, 'body', m.body, 'created_at', m.created_at) order by m.id)
      from ticket_message m where m.ticket_id = t.id) as messages
    from ticket t where t.account_id = ${id} or t.email = (select a.email from account a where a.id = ${id}) order by t.id`),
  solutii:
    list(sql`select title, description, domain_slug, price_min, price_max, currency, unit, features, valid_until, status,
    withdrawn_reason, published_at, created_at from solution
    where created_by = ${id} and ${isMine('organisation_id')} order by id`),
  imagini: list(sql`select id, width, height, created_at from image
    where created_by = ${id} and (organisation_id is null or ${isMine('organisation_id')}) order by id`),
  articole: list(sql`select title, category, summary, body, status, reason, submitted_at, published_at, created_at
    from article where created_by = ${id} and ${isMine('organisation_id')} order by id`),
  'versiuni-de-articole':
    list(sql`select a.title as article, r.title, r.category, r.summary, r.body, r.status, r.reason, r.created_at
    from article_revision r join article a on a.id = r.article_id
    where r.created_by = ${id} and ${isMine('a.organisation_id')} order by r.id`),
  fisiere: list(sql`select name, created_at from stored_file
    where account_id = ${id} and purpose <> 'export' order by id`),
});

/**
 * What the portal holds of a person, by the file of the export it goes to: queries that yield one JSON text each. Columns are
 * named one by one, so that no hash and no secret is ever among them. What is an organisation's goes only to its members of
 * now; of those who left it there is what they did, and when.
 */
export const subjectsOf = (accountId: string): Record<string, Rows> => {
  const id = sql`${accountId}::uuid`;
  const isMine: IsMine = (organisationId) =>
    sql`exists (select from membership m where m.account_id = ${id} and m.organisation_id = ${sql.ref(organisationId)})`;
  return {
    ...aboutThem(id, isMine),
    ...whatTheyWrote(id, isMine),
    'fapte-in-alte-organizatii': list(actsElsewhere(id)),
  };
};
