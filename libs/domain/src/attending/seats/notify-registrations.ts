import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { type Message, notifyMembers } from '../../operating/notifications/notify.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

interface Party {
  kind: Kind;
  organisationId: string;
  accountIds: string[];
}

/** Notifies the people of the registrations `r` for which the condition holds and who are still members of their organisation. */
export const notifyRegistrations = async (
  write: Write<unknown>,
  condition: Sql,
  message: (kind: Kind) => Message,
): Promise<void> => {
  const parties = await write.db.run(
    sql<Party>`select o.kind, o.id as "organisationId", array_agg(r.account_id) as "accountIds"
      from seat_registration r join membership m on m.account_id = r.account_id and m.organisation_id = r.organisation_id
        join organisation o on o.id = r.organisation_id where ${condition} group by o.id`,
  );
  for (const { kind, organisationId, accountIds } of parties)
    notifyMembers(write, organisationId, accountIds, message(kind));
};
