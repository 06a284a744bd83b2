import { NOBODY_CHOSE } from '@psp/domain/sourcing/offers/notifications';
import { cancelledBecause } from '@psp/domain/sourcing/service-requests/notifications';
import { DOMAINS, TITLES } from './bulk-values.ts';

const REQUESTS = `
  insert into service_request (number, organisation_id, created_by, title, category, description, deadline, budget_min, budget_max, county_code, locality,
      urgency, status, sent_at, opened_at, started_at, closed_at, cancel_reason, created_at, updated_at)
  select 'SP-2026-' || lpad(n::text, 6, '0'), b.id, b.account_id,
    (${TITLES})[1 + n % 7] || ' ' || n,
    d.slugs[1 + n % 9],
    'Solicităm servicii pentru compartimentele primăriei, cu instruire, garanție și recepție pe etape. Lotul ' || n % 500 || ', localitatea ' || b.nr || '.',
    s.sent + interval '14 days', 10000 + n % 50 * 1000, 70000 + n % 90 * 1000, b.county_code, 'Localitatea ' || b.nr,
    (array['high', 'medium', 'medium', 'low'])[1 + n % 4], k.status, s.sent,
    case when k.status in ('in_progress', 'completed') then s.sent + interval '15 days' end,
    case when k.status in ('in_progress', 'completed') then s.sent + interval '16 days' end,
    case when k.status in ('completed', 'cancelled', 'expired') then s.sent + interval '50 days' end,
    case when k.status = 'cancelled' then 'Bugetul a fost realocat.' end, s.sent, s.sent
  from generate_series(1, :requests) n
  join bulk b on b.kind = 'uat' and b.nr = 1 + n % :authorities
  cross join (select ${DOMAINS} as slugs) d
  cross join lateral (select n > :requests - :open as is_open) o
  cross join lateral (select :now::timestamptz - case when o.is_open then (n % 13) * interval '1 day' else (60 + n % 700) * interval '1 day' end
    - (n % 86400) * interval '1 second' as sent) s
  cross join lateral (select case when o.is_open then 'sent' else (array['completed', 'completed', 'in_progress', 'expired', 'cancelled'])[1 + n % 5] end as status) k`;

/* Two to four offers each; the first is the accepted one where work was given. */
const OFFERS = `
  insert into offer (request_id, organisation_id, created_by, status, price, delivery_days, valid_until, method, request_revision, submitted_at, decided_at,
      decline_reason, created_at, updated_at)
  select r.id, f.id, f.account_id, k.status, 12000 + (r.n * 7 + i * 1300) % 60000, 20 + (r.n + i) % 60, (r.deadline + interval '60 days')::date,
    'Analiză, implementare, instruire și asistență.', 1, r.sent_at + interval '1 hour', case k.status when 'submitted' then null when 'closed' then r.closed_at else r.sent_at + interval '16 days' end,
    case when k.status = 'declined' then 'A fost aleasă altă ofertă.' when r.status = 'expired' then '${NOBODY_CHOSE}'
      when r.status = 'cancelled' then '${cancelledBecause('')}' || r.cancel_reason end, r.sent_at + interval '1 hour', r.sent_at + interval '1 hour'
  from (select *, substring(number from 9)::int as n from service_request) r
  cross join lateral generate_series(0, 1 + r.n % 3) i
  join bulk f on f.kind = 'firma' and f.nr = 1 + (r.n * 13 + i * 611) % :firms
  cross join lateral (select case when r.status = 'sent' then 'submitted' when r.status in ('expired', 'cancelled') then 'closed'
    when i = 0 then 'accepted' else 'declined' end as status) k`;

const OUTCOMES = [
  `insert into service_request_view (request_id, organisation_id, viewed_at) select request_id, organisation_id, created_at from offer`,
  `insert into project (request_id, offer_id, uat_id, firma_id, title, status, progress, started_at, delivered_at, completed_at, closed_at, created_at, updated_at)
   select r.id, o.id, r.organisation_id, o.organisation_id, r.title, case r.status when 'completed' then 'completed' else 'in_progress' end,
     case r.status when 'completed' then 100 else 40 end, r.started_at, r.closed_at, r.closed_at, r.closed_at, r.started_at, coalesce(r.closed_at, r.started_at)
   from service_request r join offer o on o.request_id = r.id and o.status = 'accepted'`,
  `insert into review (project_id, author_id, subject_id, written_by, rating, quality, timeliness, communication, price, body, published_at, created_at)
   select p.id, p.uat_id, p.firma_id, b.account_id, 3 + n % 3, 4, 4, 5, 4, 'Colaborare bună, livrată la termen.', p.completed_at, p.completed_at
   from (select *, row_number() over (order by id)::int as n from project where completed_at is not null) p join bulk b on b.id = p.uat_id`,
  `update organisation o set rating_count = coalesce(r.count, 0), rating_sum = coalesce(r.sum, 0)
   from bulk b left join (select subject_id, count(*) as count, sum(rating) as sum from review group by subject_id) r on r.subject_id = b.id where o.id = b.id`,
];

const AUDITS = `
  insert into audit (at, account_id, organisation_id, action, entity, entity_id, from_state, to_state)
  select r.sent_at + n / :requests * interval '1 hour', r.created_by, r.organisation_id, 'service-request.edit', 'service-request', r.id, 'sent', 'sent'
  from generate_series(0, :audits - 1) n
  join (select id, sent_at, created_by, organisation_id, row_number() over (order by id) - 1 as k from service_request) r on r.k = n % :requests`;

/** Statements that fill in requests and what came of them. */
export const BULK_REQUESTS = [REQUESTS, OFFERS, ...OUTCOMES, AUDITS];
