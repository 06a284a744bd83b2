import type { FirstContact, MessageSettings } from '@psp/contracts/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { announce } from '../../operating/live/announce.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** Reads which organisations may start a conversation with the actor's organisation, and which it has blocked. */
export const readSettings = async (db: Db, { organisationId }: Actor): Promise<MessageSettings> =>
  found(
    await oneRow(
      db,
      sql<MessageSettings>`select o.first_contact as "firstContact", (
          select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name) order by w.name collate "ro-x-icu", w.id), '[]')
          from organisation_block b join organisation w on w.id = b.blocked_id where b.organisation_id = o.id) as blocked
        from organisation o where o.id = ${organisationId}`,
    ),
  );

/** Sets which organisations may start a conversation with the actor's organisation. */
export const setFirstContact = async (write: Write<Actor>, { firstContact }: { firstContact: FirstContact }) => {
  const { db, actor } = write;
  const row = await oneRow(
    db,
    sql<{ before: string }>`update organisation o set first_contact = ${firstContact} from organisation was
      where o.id = ${actor.organisationId} and was.id = o.id and o.first_contact <> ${firstContact}
      returning was.first_contact as before`,
  );
  if (row)
    record(
      write,
      { entity: 'organisation', id: actor.organisationId },
      { action: 'setFirstContact', from: row.before, to: firstContact },
    );
};

/** Blocks or unblocks messages from an organisation of the other kind. Idempotent. */
export const blockOrganisation = async (
  write: Write<Actor>,
  { organisationId: blocked, isBlocked }: { organisationId: string; isBlocked: boolean },
): Promise<void> => {
  const { db, actor, now } = write;
  const other = sql<{
    name: string;
  }>`select name from organisation where id = ${blocked} and kind not in ('admin', ${actor.kind})`;
  const { name } = found(await oneRow(db, other));
  const change = isBlocked
    ? sql`insert into organisation_block (organisation_id, blocked_id, created_by, created_at)
        values (${actor.organisationId}, ${blocked}, ${actor.accountId}, ${now}) on conflict do nothing returning 1`
    : sql`delete from organisation_block where organisation_id = ${actor.organisationId} and blocked_id = ${blocked} returning 1`;
  if ((await db.run(change)).length === 0) return;
  // Open conversations of the two change whether they can be written in; the signal does not name them.
  announce(write, { topic: 'conversation', organisations: [actor.organisationId, blocked] });
  const action = isBlocked ? 'block' : 'unblock';
  record(
    write,
    { entity: 'organisation', id: actor.organisationId },
    { action, from: null, to: null },
    { details: { title: name, organisation: blocked } },
  );
};
