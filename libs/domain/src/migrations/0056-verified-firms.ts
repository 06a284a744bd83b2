import { Migration } from '@mikro-orm/migrations';
import { TODAY } from '../time.ts';

/** Files of certificates, and the badge of firms that were verified: asked for, given and withdrawn by the association. */
export class VerifiedFirms extends Migration {
  override up(): void {
    this.addSql(`
alter table attachment
  add column certificate_id uuid references certificate on delete cascade,
  drop constraint attachment_of_one_thing,
  add constraint attachment_of_one_thing
    check (num_nonnulls(request_id, offer_id, project_id, answer_id, certificate_id) = 1),
  add constraint attachment_certificate_id_file_id_key unique (certificate_id, file_id);
alter table certificate
  -- Whether visitors may read its files.
  add column shows_files boolean not null default false,
  -- When its files were last changed; null without files.
  add column filed_at timestamptz;

alter table organisation
  -- Since when the firm waits for a decision on the badge, which it has while verified_at is set.
  add column badge_asked_at timestamptz,
  add column badge_decided_at timestamptz,
  add column badge_reason text,
  -- What was missing for the badge when it was last looked at, and since when the association is to look again.
  add column badge_lacks text[] not null default '{}',
  add column badge_doubted_at timestamptz;
create index organisation_badge_waiting on organisation (coalesce(badge_asked_at, badge_doubted_at))
  where badge_asked_at is not null or badge_doubted_at is not null;

-- The weights are those of contracts/src/cui.ts.
create function cui_passes(cui text) returns boolean language sql immutable as $$
  select cui ~ '^[1-9][0-9]{1,9}$' and right(cui, 1)::int =
    (select sum(substr(lpad(left(cui, -1), 9, '0'), n, 1)::int * substr('753217532', n, 1)::int) * 10 % 11 % 10
      from generate_series(1, 9) n)
$$;
create function badge_lacks(f organisation, day date) returns text[] language sql stable as $$
  select array_remove(array[
    case when coalesce(cui_passes(f.cui) or f.cui_override_reason is not null, false) then null else 'cui' end,
    case when coalesce(f.registration_number, '') <> '' then null else 'register' end,
    case when exists (select from certificate c where c.organisation_id = f.id and c.filed_at is not null
      and (c.valid_until is null or c.valid_until >= day)) then null else 'certificate' end,
    case when f.phone is not null and f.email is not null then null else 'contact' end], null)
$$;
-- Who has the badge keeps it; what they lack today is nothing new.
update organisation o set badge_lacks = badge_lacks(o, ${TODAY}) where kind = 'firma' and verified_at is not null;`);
  }
}
