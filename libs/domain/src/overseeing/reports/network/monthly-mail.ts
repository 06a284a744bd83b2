import type { EditNetworkMail, NetworkMailPreview, NetworkMailView } from '@psp/contracts/network-reports';
import { monthAfter } from '@psp/contracts/report-periods';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { record } from '../../../operating/audit/record.ts';
import { found } from '../../../load.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import type { Write } from '../../../write.ts';
import { monthBefore } from '../send-monthly.ts';
import { NETWORK_MAILS } from './mails.ts';
import { firstWorkingDay, leavesAt, mailOf } from './send-monthly.ts';

const monthDay = (month: string): string => `${month}-01`;
const present = (now: Date): string => romanianDay(now).slice(0, 7);

/* Active members of the association `a`, by name. */
const PEOPLE = sql`from account a join membership s on s.account_id = a.id join organisation o on o.id = s.organisation_id
  where o.kind = 'admin' and a.status = 'active'`;
const person = sql`json_build_object('accountId', a.id, 'name', a.display_name)`;

/** Reads whether the monthly report leaves by mail, to whom, and when. */
export const readNetworkMail = async (db: Db, now: Date): Promise<NetworkMailView> => {
  const [first, next] = [monthDay(present(now)), monthDay(monthAfter(present(now), 1))].map((day) => sql`${day}::date`);
  if (!first || !next) throw new Error('no month');
  return found(
    await oneRow(
      db,
      sql<NetworkMailView>`select coalesce((select version from network_mail), 0) as version,
        coalesce((select is_on from network_mail), false) as "isOn",
        (select coalesce(json_agg(${person} order by a.display_name, a.id), '[]') ${PEOPLE}
          and a.id in (select account_id from network_mail_recipient)) as recipients,
        (select coalesce(json_agg(${person} order by a.display_name, a.id), '[]') ${PEOPLE}) as people,
        (case when ${now}::timestamptz < ${leavesAt(first)} then ${firstWorkingDay(first)} else ${firstWorkingDay(next)} end)::text as "nextOn",
        (select json_build_object('on', sent_on, 'recipients', sent_to) from network_mail where sent_on is not null) as last`,
    ),
  );
};

/**
 * Turns the monthly report on or off and sets its recipients. The next report is the first one sent: a month whose day has passed is
 * not sent later, and recipients whose mail of this month has not left yet still get it. Throws `version.stale`, and `not_found` for
 * somebody who does not work for the association.
 */
export const editNetworkMail = async (
  write: Write<Actor>,
  { version, isOn, recipients }: EditNetworkMail,
): Promise<void> => {
  const { db, now } = write;
  await db.run(sql`insert into network_mail (version, is_on) values (0, false) on conflict do nothing`);
  const kept = await oneRow(
    db,
    sql<{ version: number; isOn: boolean }>`select version, is_on as "isOn" from network_mail for update`,
  );
  if (kept?.version !== version) throw new DomainError('version.stale');
  const chosen = await db.run(sql<{ id: string; name: string }>`select a.id, a.display_name as name ${PEOPLE}
    and a.id = any (${recipients}::uuid[]) order by a.display_name`);
  if (chosen.length !== new Set(recipients).size) throw new DomainError('not_found');
  const ids = chosen.map(({ id }) => id);
  await db.run(sql`update network_mail set version = ${version + 1}, is_on = ${isOn}`);
  // A suspended person is in no list that could be chosen from, and gets the report again afterwards.
  await db.run(
    sql`delete from network_mail_recipient where account_id <> all (${ids}::uuid[]) and account_id in (select a.id ${PEOPLE})`,
  );
  const past = monthBefore(now);
  const first = sql`${monthDay(present(now))}::date`;
  await db.run(sql`insert into network_mail_recipient as r (account_id, last_month)
    select id, case when ${now}::timestamptz < ${leavesAt(first)} then ${past}::date - interval '1 month' else ${past}::date end
    from unnest(${ids}::uuid[]) id
    on conflict on constraint network_mail_recipient_once do update set last_month = greatest(r.last_month, excluded.last_month)
      where ${isOn && !kept.isOn}`);
  const details = { leaves: isOn, recipients: chosen.map(({ name }) => name).join(', ') };
  record(write, { entity: 'network-mail', id: null }, { action: 'edit' }, { details });
};

/** Reads the mail of the last complete month, as it would leave now. */
export const previewNetworkMail = async (db: Db, { displayName }: Actor, now: Date): Promise<NetworkMailPreview> => {
  const data = await mailOf(db, monthBefore(now).slice(0, 7), displayName, now);
  const { subject, paragraphs } = NETWORK_MAILS['network-report'].write(data, {
    ...{ contact: null, events: new Map() },
    exampleOf: () => {
      throw new Error('the report has no example');
    },
  });
  return { subject, paragraphs };
};
