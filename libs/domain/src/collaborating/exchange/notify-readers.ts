import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { type Message, notify, notifyMembers } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import type { Side } from './settle-flags.ts';

interface Followed {
  id: string;
}

/** Notifies the people of authorities and firms who follow a project, except those of the actor's organisation. */
export const tellFollowers = async (
  write: Write<Actor>,
  { id }: Followed,
  message: (side: Side) => Message,
): Promise<void> => {
  const { db, actor } = write;
  const rows = await db.run(sql<{ organisation: string; side: Side; accounts: string[] }>`
    select f.organisation_id as organisation, o.kind as side, array_agg(f.account_id::text) as accounts from exchange_follower f
      join organisation o on o.id = f.organisation_id and o.kind in ('uat', 'firma')
      join membership m on m.account_id = f.account_id and m.organisation_id = f.organisation_id
    where f.exchange_id = ${id} and f.organisation_id <> ${actor.organisationId} group by 1, 2`);
  for (const { organisation, side, accounts } of rows) notifyMembers(write, organisation, accounts, message(side));
};

/** Notifies the authorities with a request made of a project. */
export const tellAdopters = async (write: Write<Actor>, { id }: Followed, message: Message): Promise<void> => {
  const rows = await write.db.run(sql<{ id: string }>`select distinct organisation_id as id from exchange_adoption
    where exchange_id = ${id} and request_id is not null`);
  notify(
    write,
    rows.map((row) => row.id),
    message,
  );
};
