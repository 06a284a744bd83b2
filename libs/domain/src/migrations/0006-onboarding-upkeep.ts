import { Migration } from '@mikro-orm/migrations';

/**
 * A sign-up knows the request it came by, so that the same one sent again makes no other. Invitations of people who were
 * suspended or erased before those ended with them end here.
 */
export class OnboardingUpkeep extends Migration {
  override up(): void {
    this.addSql(`
alter table registration add column request_hash text;
create unique index registration_of_request on registration (email, request_hash);
with ended as (
  update invitation i set revoked_at = now(), token_hash = null, version = i.version + 1
  from account a where a.id = i.invited_by and a.status <> 'active' and i.accepted_at is null and i.revoked_at is null
  returning i.id, case when i.expires_at > now() then 'open' else 'expired' end as was)
insert into audit (action, entity, entity_id, from_state, to_state)
  select 'invitation.revoke', 'invitation', id, was, 'revoked' from ended;`);
  }
}
