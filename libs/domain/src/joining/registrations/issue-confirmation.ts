import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { LINK_HOURS } from './content.ts';

interface Unconfirmed {
  id: string;
  email: string;
  name: string;
  organisation: string;
  /** Address and name of the account that the e-mail belongs to. */
  account: { email: string; name: string } | null;
}

/**
 * Creates the link of an unconfirmed sign-up and queues its mail: `already-registered` if the address has an account, otherwise
 * `confirmation`. The earlier link of the same sign-up stops working. Links of other sign-ups with the same address keep working,
 * so that nobody can void a link by signing up with somebody else's address. Without `registrationId` the newest unconfirmed
 * sign-up of the address is used. Does nothing when there is none.
 */
export const issueConfirmation = async ({ db, now }: Dated, email: string, registrationId?: string): Promise<void> => {
  const signUp = await lockUnconfirmed(db, email, registrationId);
  if (!signUp) return;
  const token = newSecret();
  await db.run(sql`update registration set token_hash = ${hashSecret(token)},
    expires_at = ${now}::timestamptz + make_interval(hours => ${LINK_HOURS}) where id = ${signUp.id}`);
  const { account, organisation, name } = signUp;
  if (account) await queueMail(db, account.email, 'already-registered', { name: account.name, organisation, token });
  else await queueMail(db, signUp.email, 'confirmation', { name, token });
};

const lockUnconfirmed = (db: Db, email: string, registrationId = null as string | null) =>
  oneRow(
    db,
    sql<Unconfirmed>`select r.id, r.email::text as email, r.content ->> 'contactName' as name,
      coalesce(r.content #>> '{organisation,name}', o.name, '') as organisation,
      (select json_build_object('email', a.email, 'name', a.display_name) from account a
        where a.email = r.email and a.status <> 'deleted') as account
      from registration r left join organisation o on o.id = r.organisation_id
      where r.email = ${email}::citext and r.confirmed_at is null
        and (${registrationId}::uuid is null or r.id = ${registrationId})
      order by r.id desc limit 1 for update of r`,
  );
