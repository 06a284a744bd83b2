import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Side } from '../../operating/flags/settle.ts';
import { type Message, notify, notifyMembers } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';

interface Followed {
  id: string;
}

/** Messages about a project that is withdrawn, removed or put back: to its readers by side, and to the authorities that adopted it. */
interface Messages {
  readers: (side: Side) => Message;
  adopters: Message;
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
const tellAdopters = async (write: Write<Actor>, { id }: Followed, message: Message): Promise<void> => {
  const rows = await write.db.run(sql<{ id: string }>`select distinct organisation_id as id from exchange_adoption
    where exchange_id = ${id} and request_id is not null`);
  notify(
    write,
    rows.map((row) => row.id),
    message,
  );
};

/** Notifies the authorities that joined a wanted project. */
export const tellJoined = async (write: Write<Actor>, { id }: Followed, message: Message): Promise<void> => {
  const rows = await write.db.run(
    sql<{ id: string }>`select organisation_id as id from exchange_join
      where exchange_id = ${id} and organisation_id <> ${write.actor.organisationId}`,
  );
  notify(
    write,
    rows.map((row) => row.id),
    message,
  );
};

/*
 * People who follow a project or asked a question that has no answer, and the members of the authorities that joined; but not those
 * of its authority or of one with a request made of it, who are told otherwise.
 */
const READERS = (id: string) => sql<{ organisation: string; side: Side; accounts: string[] }>`
  select o.id as organisation, o.kind as side, array_agg(r.account_id::text) as accounts from (
      select organisation_id, account_id from exchange_follower where exchange_id = ${id}
      union select organisation_id, account_id from exchange_question
        where exchange_id = ${id} and answered_at is null and removed_at is null
      union select j.organisation_id, m.account_id from exchange_join j
        join membership m on m.organisation_id = j.organisation_id where j.exchange_id = ${id}) r
    join organisation o on o.id = r.organisation_id and o.kind in ('uat', 'firma')
    join membership m on m.account_id = r.account_id and m.organisation_id = r.organisation_id
  where o.id <> (select organisation_id from exchange_project where id = ${id})
    and not exists (select from exchange_adoption a
      where a.exchange_id = ${id} and a.organisation_id = o.id and a.request_id is not null)
  group by o.id, o.kind`;

/** Tells everybody who waits for something of a project that it is taken out or put back, each once. */
export const tellWaiting = async (
  write: Write<Actor>,
  project: Followed,
  { readers, adopters }: Messages,
): Promise<void> => {
  for (const { organisation, side, accounts } of await write.db.run(READERS(project.id)))
    notifyMembers(write, organisation, accounts, readers(side));
  await tellAdopters(write, project, adopters);
};
