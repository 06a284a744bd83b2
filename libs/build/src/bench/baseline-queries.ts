/**
 * Plain SQL that an engineer would write by hand for the portal's answers, with rows mapped to objects only where necessary.
 * The bench compares the answers with the portal's before it measures.
 */
export const SESSION = `select a.id as account, o.id as organisation, o.kind, m.role, o.status
  from session s join account a on a.id = s.account_id and a.status = 'active'
  join membership m on m.account_id = s.account_id and m.organisation_id = s.organisation_id
  join organisation o on o.id = s.organisation_id
  where s.id = $1 and s.account_id = $2 and s.ended_at is null and s.expires_at > now()
    and s.last_seen_at + make_interval(secs => s.idle_seconds) > now()`;

const RECEIVED = `(select count(*)::int from offer o where o.request_id = r.id and o.status not in ('draft', 'withdrawn'))`;

/* Includes the answers to a consultation, which has no offers. */
const ANSWERED = `(${RECEIVED} + (select count(*)::int from consultation_answer n where n.request_id = r.id and n.status = 'submitted'))`;

export const REQUESTS = `select r.id, r.kind, r.number, r.title, r.category, r.status, r.deadline, r.updated_at as "updatedAt",
    ${ANSWERED} as offers,
    (select count(*)::int from question q where q.request_id = r.id and q.answer is null) as "unansweredQuestions"
  from service_request r where r.organisation_id = $1 order by r.updated_at desc, r.id limit 20`;
export const REQUEST_COUNT = `select count(*)::int as total from (
  select from service_request where organisation_id = $1 limit 1001) counted`;

const PARTNER = `f.kind = 'firma' and f.status = 'approved' and ($2::text is null or f.county_code = $2)
  and ($1 = '' or f.firm_words @@ search_query($1))`;
export const PARTNERS = `select f.id, f.name, split_part(f.description, E'\\n', 1) as description, f.county_code as "countyCode", f.locality, f.services,
    array(select d.domain_slug from organisation_domain d join domain t on t.slug = d.domain_slug
      where d.organisation_id = f.id order by t.position) as domains,
    f.employees, f.experience_years as "experienceYears", f.verified_at is not null as verified,
    f.rating::float8 as rating, f.rating_count as "reviewCount",
    (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'widths', i.widths) from image i where i.id = f.logo_image_id) as logo
  from organisation f where ${PARTNER}
  order by $1 <> '' and search_vector(f.name) @@ search_query($1) desc, f.rating_order desc nulls last, f.rating_count desc, f.id limit 20 offset $3`;
export const PARTNER_COUNT = `select count(*)::int as total from (select from organisation f where ${PARTNER} limit 1001) counted`;

export const REQUEST = `select r.*, r.budget_min::float8 as min, r.budget_max::float8 as max,
    (select count(*)::int from service_request_view v where v.request_id = r.id) as views, ${ANSWERED} as received,
    coalesce((select (a.details ->> 'firms')::int from audit a where a.entity_id = r.id and a.action = 'service-request.send' and a.outcome = 'done' limit 1), 0) as firms
  from service_request r where r.id = $1 and r.organisation_id = $2`;
export const INVITATIONS = `select f.id, f.name from service_request_invitation i join organisation f on f.id = i.organisation_id where i.request_id = $1 order by f.name`;
export const SUPPLIER = `select f.name, f.cui, o.decided_at as "acceptedAt" from offer o join organisation f on f.id = o.organisation_id
  where o.request_id = $1 and o.status = 'accepted'`;
export const QUESTIONS = `select q.id, q.version, q.body, q.created_at as "createdAt", q.answer, q.answered_at as "answeredAt",
    q.organisation_id = $2 as own from question q where q.request_id = $1 order by q.id`;
export const COMPARISON = `select o.id, o.version, o.status, f.id as firma_id, f.name as firma_name, c.name as county, f.locality, f.verified_at is not null as verified, f.status <> 'approved' as suspended,
    o.price::float8 as price, o.vat_rate::float8 as "vatRate", coalesce(offer_gross(o.lines), round(o.price * (100 + o.vat_rate) / 100, 2))::float8 as "priceWithVat", o.lines,
    o.delivery_days as "deliveryDays", o.valid_until::text as "validUntil", o.method, o.team, f.rating::float8 as rating, f.rating_count as "reviewCount",
    (select count(*)::int from project p where p.firma_id = f.id and p.status = 'completed') as "completedProjects",
    (r.comparison -> 'marks' ->> o.id::text)::int as "methodMark",
    o.submitted_at as "submittedAt", o.decline_reason as "declineReason", o.accept_reason as "acceptReason"
  from offer o join service_request r on r.id = o.request_id join organisation f on f.id = o.organisation_id left join county c on c.code = f.county_code
  where o.request_id = $1 and o.status in ('submitted', 'shortlisted', 'accepted', 'declined', 'expired', 'closed') order by o.price, o.id`;
const FILE_OF = `from attachment a join stored_file f on f.id = a.file_id where`;
export const FILES = `select a.offer_id, f.id, f.name, f.content_type as "contentType", f.size::float8 as size ${FILE_OF}
  (a.request_id = $1 and a.removed_in is null) or ($2 and a.offer_id in (select o.id from offer o where o.request_id = $1)) order by a.id`;
export const PROJECT = `select id, title from project where request_id = $1`;
export const HISTORY = `select a.id, a.at, a.action,
    case when a.organisation_id is null then 'Portal PSP' when a.organisation_id = $2 then p.display_name else o.name end as who,
    a.from_state as "from", a.to_state as "to", a.reason, a.outcome, a.details ->> 'title' as about
  from audit a left join account p on p.id = a.account_id left join organisation o on o.id = a.organisation_id
  where a.outcome = 'done' and a.entity_id in (select $1::uuid union all
    select o.id from offer o where o.request_id = $1 and $3 and o.status <> 'draft' union all
    select q.id from question q where q.request_id = $1 and q.answer is not null) order by a.at, a.id`;

const LIFE = `r.organisation_id = $1 and r.status = 'sent'`;
const VALID_UNTIL = `(select min(o.valid_until)::timestamptz from offer o where o.request_id = r.id and o.status in ('submitted', 'shortlisted'))`;
const WORK = `from project p join service_request r on r.id = p.request_id join organisation f on f.id = p.firma_id where p.uat_id = $1`;
export const TO_OPEN = `select r.id, r.number, r.title, '' as other, ${RECEIVED} as count, r.deadline as "dueAt" from service_request r
  where ${LIFE} and r.opened_at is null and r.deadline <= now() and ${RECEIVED} > 0`;
export const TO_CHOOSE = `select r.id, r.number, r.title, '' as other, ${RECEIVED} as count, ${VALID_UNTIL} as "dueAt" from service_request r
  where ${LIFE} and r.opened_at is not null and ${RECEIVED} > 0`;
export const TO_ANSWER = `select r.id, r.number, r.title, '' as other, count(*)::int as count, r.deadline as "dueAt"
  from service_request r join question q on q.request_id = r.id and q.answer is null
  where ${LIFE} and r.opened_at is null and r.deadline > now() group by r.id`;
export const TO_ACCEPT = `select p.id, r.number, r.title, f.name as other, 1 as count, p.delivered_at + interval '7 days' as "dueAt" ${WORK}
  and p.status = 'review' and p.closed_at is null`;
export const TO_AGREE = `select p.id, r.number, r.title, w.name as other, 1 as count, null as "dueAt" from amendment a
  join project p on p.id = a.project_id join service_request r on r.id = p.request_id join organisation w on w.id = a.organisation_id
  where p.uat_id = $1 and a.status = 'proposed' and a.organisation_id <> $1`;
export const TO_REVIEW = `select p.id, r.number, r.title, f.name as other, 1 as count, p.completed_at + interval '14 days' as "dueAt" ${WORK}
  and p.status = 'completed' and p.completed_at > now() - interval '60 days'
  and not exists (select 1 from review v where v.project_id = p.id and v.author_id = $1)`;
export const DASHBOARD_FIGURES = `select (select count(*)::int from service_request where organisation_id = $1) as requests,
  (select count(*)::int from project where uat_id = $1 and status <> 'completed' and closed_at is null) as "activeProjects",
  (select count(*)::int from project where uat_id = $1 and status = 'completed') as "completedProjects",
  rating::float8 as rating, rating_count as "reviewCount" from organisation where id = $1`;
export const RECENT_REQUESTS = REQUESTS.replace('limit 20', 'limit 5');
export const NOTIFICATIONS = `select id, title, message, href, read_at as "readAt", created_at as "createdAt" from notification
  where account_id = $1 and organisation_id = $2 order by id desc limit 5`;
export const UNREAD = `select count(*)::int as unread from notification where account_id = $1 and organisation_id = $2 and read_at is null`;

export const LOCK_OFFER = `select o.*, r.organisation_id as uat, r.title, r.number, r.deadline, r.opened_at, r.status as request_status, r.revision
  from offer o join service_request r on r.id = o.request_id where o.id = $1 and o.organisation_id = $2 and o.version = $3 for update`;
export const SUBMIT_OFFER = `update offer set status = 'submitted', submitted_at = now(), request_revision = $2, updated_at = now(), version = version + 1 where id = $1`;
export const SAVE_OFFER = `update offer set price = $2, vat_rate = $3, lines = $4, delivery_days = $5, valid_until = $6, method = $7, team = $8,
  updated_at = now(), version = version + 1 where id = $1`;
export const OWN_FILES = `select count(*)::int as count from stored_file where id = any ($1::uuid[]) and purpose = 'attachment' and organisation_id = $2`;
export const DROP_FILES = `delete from attachment where offer_id = $1 and file_id <> all ($2::uuid[])`;
export const ADD_FILES = `insert into attachment (offer_id, file_id) select $1, f.id from unnest($2::uuid[]) with ordinality f(id, position)
  order by f.position on conflict (offer_id, file_id) do nothing`;
/* Like the portal, records a save unless the same account did the last act on the offer. */
export const AUDIT_SAVE = `insert into audit (account_id, organisation_id, action, entity, entity_id, from_state, to_state, trace_id)
  select $1, $2, 'offer.edit', 'offer', $3, 'draft', 'draft', $4
  where (select a.account_id from audit a where a.entity_id = $3 and a.outcome = 'done' order by a.id desc limit 1) is distinct from $1`;
export const AUDIT_SUBMIT = `insert into audit (account_id, organisation_id, action, entity, entity_id, from_state, to_state, details, trace_id)
  values ($1, $2, 'offer.submit', 'offer', $3, 'draft', 'submitted', json_build_object('revision', $4::int), $5)`;
export const NOTIFY_SUBMIT = `insert into notification (account_id, organisation_id, event, about, title, message, href)
  select account_id, organisation_id, 'offers.received', $4, 'Ofertă nouă', $2, $3 from membership where organisation_id = $1`;
export const TELL_SUBMIT = `insert into live_event (organisation_id, acts, topic, organisations) values
  ($1, jsonb_build_array(jsonb_build_object('entity', 'offer', 'id', $2::text, 'action', 'submit', 'from', 'draft')), null, null),
  (null, null, 'notification', array[$3]::uuid[])`;
/* Inserts a mail for each member who subscribes to the topic, and the job that sends the mails. */
export const MAIL_SUBMIT = `with mails as (insert into mail (recipient, template, data)
    select a.email::text, 'notification', json_build_object('name', a.display_name, 'title', 'Ofertă nouă', 'message', $2::text, 'href', $3::text)
    from membership m join account a on a.id = m.account_id
    where m.organisation_id = $1 and a.status = 'active' and 'offers' = any (a.mail_topics) returning id)
  select enqueue('mail', array(select jsonb_build_object('id', id) from mails))`;
export const TAKE_KEY = `insert into idempotency (account_id, key, route) values ($1, $2, $3) on conflict do nothing returning key`;
export const KEEP_ANSWER = `update idempotency set status = 200, response = $3 where account_id = $1 and key = $2`;
