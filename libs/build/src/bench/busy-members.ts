import type { MikroORM } from '@mikro-orm/postgresql';

const member = (kind: 'uat' | 'firma'): string =>
  `(select m.organisation_id as id, m.account_id from account a join membership m on m.account_id = a.id where a.email = '${kind}-1@bulk.example')`;

/** A fiftieth of the requests, and of others one offer each, with the projects and reviews that followed. */
const WORK = [
  `update service_request r set organisation_id = u.id, created_by = u.account_id from ${member('uat')} u where substring(r.number from 9)::int % 49 = 7`,
  `update offer o set organisation_id = f.id, created_by = f.account_id from ${member('firma')} f
   where o.id in (select distinct on (request_id) x.id from offer x join service_request r on r.id = x.request_id where substring(r.number from 9)::int % 49 = 11 order by request_id, x.id)
     and not exists (select from offer x where x.request_id = o.request_id and x.organisation_id = f.id)`,
  `update project p set uat_id = r.organisation_id, firma_id = o.organisation_id from service_request r, offer o
   where r.id = p.request_id and o.id = p.offer_id and (p.uat_id, p.firma_id) <> (r.organisation_id, o.organisation_id)`,
  `update review v set author_id = p.uat_id, subject_id = p.firma_id from project p
   where p.id = v.project_id and (v.author_id, v.subject_id) <> (p.uat_id, p.firma_id)`,
];

const articlesOf = (kind: 'uat' | 'firma'): string =>
  `update article t set organisation_id = m.id, created_by = m.account_id from ${member(kind)} m where t.id in
   (select x.id from article x join organisation o on o.id = x.organisation_id where o.kind = '${kind}' order by x.id limit 500)`;

/** Texts of their own, and groups that the authority was asked into. */
const TEXTS = [
  `update solution s set organisation_id = f.id, created_by = f.account_id from ${member('firma')} f where s.id in (select id from solution order by id limit 200)`,
  articlesOf('uat'),
  articlesOf('firma'),
  `insert into group_part (request_id, organisation_id, status) select r.id, u.id, 'invited'
   from service_request r, ${member('uat')} u where r.organisation_id <> u.id order by r.id limit 300`,
];

/** Reports of a first message, each of another firm's. */
const REPORTS = `
  with met as (select id as request_id, organisation_id as uat_id, created_by, title, sent_at from service_request order by id limit 2000),
  begun as (insert into conversation (uat_id, firma_id, started_by, subject, request_id, status, last_number, uat_number, firma_number, uat_at, firma_at)
    select met.uat_id, o.organisation_id, met.uat_id, met.title, met.request_id, 'active', 1, 1, 1, met.sent_at, met.sent_at
    from met join lateral (select organisation_id from offer where request_id = met.request_id limit 1) o on true
    returning id, uat_id, firma_id, request_id),
  written as (insert into message (conversation_id, number, organisation_id, account_id, body, is_note, readers, created_at)
    select b.id, 1, b.uat_id, met.created_by, met.title, false, array[b.uat_id, b.firma_id], met.sent_at from begun b join met using (request_id) returning conversation_id)
  insert into conversation_report (conversation_id, organisation_id, created_by, first_number, last_number, reason, text, status)
  select b.id, b.firma_id, m.account_id, 1, 1, 'spam', met.title, (array['open', 'dismissed', 'upheld'])[1 + (row_number() over (order by b.id))::int % 3]
  from begun b join met using (request_id) join membership m on m.organisation_id = b.firma_id where exists (select from written)`;

/**
 * Gives uat-1 and firma-1 of the bulk data what members have after years: some 2.000 requests, 2.000 offers and 1.200 projects each,
 * hundreds of texts; and the association some 2.000 reports to decide.
 */
export async function makeMembersBusy(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    for (const sql of [...WORK, ...TEXTS, REPORTS]) await em.execute(sql);
  });
  await orm.em.fork().execute('vacuum (analyze)');
}
