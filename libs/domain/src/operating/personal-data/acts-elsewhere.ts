import { type RawBuilder, sql } from 'kysely';

/**
 * What a person did in organisations they no longer belong to: of what, its number or id, which act and when. Nothing of the
 * content: records go on changing after somebody has left, and are confidential towards the next employer.
 */
export const actsElsewhere = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select kind, reference, act, at from (
    select organisation_id, 'service-request' as kind, number as reference, 'create' as act, created_at as at
      from service_request where created_by = ${id}
    union all select q.organisation_id, 'service-request', q.number, 'edit', r.created_at
      from service_request_revision r join service_request q on q.id = r.request_id where r.created_by = ${id}
    union all select organisation_id, 'offer', id::text, 'create', created_at from offer where created_by = ${id}
    union all select organisation_id, 'question', id::text, 'ask', created_at from question where asked_by = ${id}
    union all select q.organisation_id, 'question', t.id::text, 'answer', t.answered_at
      from question t join service_request q on q.id = t.request_id where t.answered_by = ${id}
    union all select author_id, 'review', id::text, 'write', created_at from review where written_by = ${id}
    union all select organisation_id, 'article', id::text, 'create', created_at from article where created_by = ${id}
    union all select organisation_id, 'solution', id::text, 'create', created_at from solution where created_by = ${id}
    union all select organisation_id, 'image', id::text, 'create', created_at from image
      where created_by = ${id} and organisation_id is not null
    union all select a.organisation_id, 'article', a.id::text, 'revise', r.created_at
      from article_revision r join article a on a.id = r.article_id where r.created_by = ${id}
    union all select organisation_id, 'invitation', id::text, 'create', created_at from invitation where invited_by = ${id}
    union all select organisation_id, 'notification', id::text, 'receive', created_at from notification where account_id = ${id}
    union all select organisation_id, entity, entity_id::text, action, at from audit
      where account_id = ${id} and organisation_id is not null and entity <> 'session' and entity_id is distinct from ${id}
  ) act_of_person
  where not exists (select from membership m where m.account_id = ${id} and m.organisation_id = act_of_person.organisation_id)
  order by at, kind, reference, act`;
