import { Migration } from '@mikro-orm/migrations';

/**
 * Claims of one tax code stand side by side until one is approved. Requests for access that went to an organisation which was
 * not let in end, and who asked is told to apply.
 */
export class RivalClaims extends Migration {
  override up(): void {
    this.addSql(`
drop index organisation_one_per_cui;
create unique index organisation_one_per_cui on organisation (cui) where status in ('approved', 'suspended');
with ended as (
  update access_request r set status = 'declined', decided_at = now(), version = r.version + 1,
    reason = 'Înscrierea organizației nu este aprobată. Înscrieți organizația cu datele și documentele dvs.'
  from organisation o, account a where o.id = r.organisation_id and a.id = r.account_id and r.status = 'pending'
    and o.status not in ('approved', 'suspended')
  returning r.id, r.reason, coalesce(o.cui, '') as cui, a.email::text as email, a.display_name, a.status),
acts as (insert into audit (action, entity, entity_id, from_state, to_state, reason)
  select 'access-request.decline', 'access-request', id, 'pending', 'declined', reason from ended),
mails as (insert into mail (recipient, template, data)
  select email, 'access-void', jsonb_build_object('name', display_name, 'cui', cui) from ended where status = 'active'
  returning id)
select enqueue('mail', array(select jsonb_build_object('id', id) from mails));`);
  }
}
