import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { type Message, notifyMembers } from '../../operating/notifications/notify.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { Subject } from './subject.ts';

interface Reader {
  kind: Kind;
  organisationId: string;
  accounts: string[];
}

/**
 * Notifies people, each as a member of an organisation that reads the row with this id. `people` selects account_id and
 * organisation_id.
 */
export const tellReaders = async (
  write: Write<unknown>,
  { table }: Subject,
  { id, people }: { id: string; people: Sql },
  message: (kind: Kind) => Message,
): Promise<void> => {
  const readers = await write.db.run(
    sql<Reader>`select o.kind, o.id as "organisationId", array_agg(distinct p.account_id) as accounts
      from (${people}) p (account_id, organisation_id) join organisation o on o.id = p.organisation_id
      join ${table} d on d.id = ${id} and d.status = 'published'
        and (d.access in ('visitors', 'signed_in') or d.access = case o.kind when 'uat' then 'members' else 'partners' end)
      where o.status = 'approved' group by o.id, o.kind order by o.id`,
  );
  for (const { kind, organisationId, accounts } of readers)
    notifyMembers(write, organisationId, accounts, message(kind));
};

/** Notifies those who have the row with this id as favourite, and still read it. */
export const tellFavourites = (
  write: Write<unknown>,
  subject: Subject,
  id: string,
  message: (kind: Kind) => Message,
): Promise<void> => {
  const people = sql`select account_id, organisation_id from library_favourite where ${subject.column} = ${id}`;
  return tellReaders(write, subject, { id, people }, message);
};
