import { Migration } from '@mikro-orm/migrations';

/*
 * `decided_at` is that of the last decision, and a suspension or its end is one. By a trigger, so that the release before keeps it too;
 * the first approval in the audit is the one that made a member.
 */
const JOINED = `
alter table organisation add column joined_at timestamptz;
create function organisation_joins() returns trigger language plpgsql as $$
  begin
    new.joined_at := coalesce(new.decided_at, new.created_at);
    return new;
  end $$;
create trigger organisation_joined before insert or update of status on organisation
  for each row when (new.joined_at is null and new.status in ('approved', 'suspended')) execute function organisation_joins();
update organisation o set joined_at = coalesce(
    (select min(a.at) from audit a where a.entity_id = o.id and a.action = 'organisation.approve' and a.outcome = 'done'),
    o.decided_at, o.created_at)
  where o.status in ('approved', 'suspended');`;

/** Keeps when an organisation joined. */
export class KeptMoments extends Migration {
  override up(): void {
    this.addSql(JOINED);
  }
}
