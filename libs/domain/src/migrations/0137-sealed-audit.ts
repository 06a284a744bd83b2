import { Migration } from '@mikro-orm/migrations';

/**
 * SQL for the sealed text of an audit row `a`: all its columns as a JSON array. It depends on no setting of the session, such as the
 * time zone, and never changes: the hashes of all seals are made of it. A later column needs a text of its own, from the row of which
 * it exists.
 */
export const SEALED_TEXT = `jsonb_build_array(a.id, extract(epoch from a.at), a.account_id, a.organisation_id, a.action, a.entity,
  a.entity_id, a.from_state, a.to_state, a.reason, a.outcome, a.details, a.trace_id)::text`;

/*
 * A chain of hashes over the audit. It is written after the rows, by a job: made in their transactions, it would let only one write
 * of the portal happen at a time. `audit_id` is no foreign key, whose check would write to every sealed row.
 */
const SEALS = `
create table audit_seal (
  position bigint primary key check (position > 0),
  audit_id uuid not null unique,
  hash bytea not null);
create trigger audit_seal_append_only before update or delete on audit_seal for each row execute function audit_is_append_only();
create trigger audit_seal_no_truncate before truncate on audit_seal for each statement execute function audit_is_append_only();`;

/*
 * Ids contain the time of their insert, but a transaction that began earlier may commit later. So the newest two hours are looked
 * through each time, which is longer than a transaction of a service may last; is_whole looks through all rows. With last_id, the last
 * one of the batch before, a further batch goes on there.
 */
const SEALING = `
create function seal_audit(most int, is_whole boolean, inout last_id uuid default null, out sealed int) language plpgsql as $$
declare
  newest timestamptz;
  since uuid := coalesce(last_id, '00000000-0000-0000-0000-000000000000');
  place bigint;
  previous bytea;
  row record;
begin
  sealed := 0;
  perform pg_advisory_xact_lock(7402137);
  select position, hash into place, previous from audit_seal order by position desc limit 1;
  select uuid_extract_timestamp(audit_id) into newest from audit_seal order by audit_id desc limit 1;
  if newest is not null and last_id is null and not is_whole then
    since := uuidv7(least(newest, clock_timestamp()) - interval '2 hours' - clock_timestamp());
  end if;
  place := coalesce(place, 0);
  previous := coalesce(previous, '');
  for row in select a.id, ${SEALED_TEXT} as text from audit a
    where a.id >= since and not exists (select from audit_seal s where s.audit_id = a.id) order by a.id limit most
  loop
    place := place + 1;
    sealed := sealed + 1;
    last_id := row.id;
    previous := sha256(previous || convert_to(row.text, 'UTF8'));
    insert into audit_seal (position, audit_id, hash) values (place, row.id, previous);
  end loop;
end $$;`;

/** A chain of hashes over the rows of the audit: each seal hashes the one before and its row. */
export class SealedAudit extends Migration {
  override up(): void {
    for (const part of [SEALS, SEALING]) this.addSql(part);
  }
}
