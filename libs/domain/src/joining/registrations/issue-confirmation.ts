import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { LINK_HOURS } from './content.ts';

interface Waiting {
  id: string;
  email: string;
  name: string;
  organisation: string;
  /** Address and name of the account that the e-mail belongs to. */
  account: { email: string; name: string } | null;
}

/**
 * Makes the link of a sign-up and queues the mail that carries it: `already-registered` for the address of an account, else
 * `confirmation`. It replaces the earlier link of that sign-up; those of others with the same address stay as good as they
 * were, so that nobody can end a link by signing up with somebody else's address. Without `registrationId` it is the
 * address's newest sign-up that waits. Nothing when there is none.
 */
export const issueConfirmation = async ({ db, now }: Dated, email: string, registrationId?: string): Promise<void> => {
  const waiting = await lockedWaiting(db, email, registrationId);
  if (!waiting) return;
  const token = newSecret();
  await db.run(sql`update registration set token_hash = ${hashSecret(token)},
    expires_at = ${now}::timestamptz + make_interval(hours => ${LINK_HOURS}) where id = ${waiting.id}`);
  const { account, organisation, name } = waiting;
  if (account) await queueMail(db, account.email, 'already-registered', { name: account.name, organisation, token });
  else await queueMail(db, waiting.email, 'confirmation', { name, token });
};

const lockedWaiting = (db: Db, email: string, registrationId = null as string | null) =>
  oneRow(
    db,
    sql<Waiting>`select r.id, r.email::text as email, r.content ->> 'contactName' as name,
      coalesce(r.content #>> '{organisation,name}', o.name, '') as organisation,
      (select json_build_object('email', a.email, 'name', a.display_name) from account a
        where a.email = r.email and a.status <> 'deleted') as account
      from registration r left join organisation o on o.id = r.organisation_id
      where r.email = ${email}::citext and r.confirmed_at is null
        and (${registrationId}::uuid is null or r.id = ${registrationId})
      order by r.id desc limit 1 for update of r`,
  );
