import type { MikroORM } from '@mikro-orm/postgresql';
import type { OrganisationStatus } from '@psp/contracts/common';
import { isLapsed } from '@psp/contracts/lapsed-filter';
import type { AlertFrequency } from '@psp/contracts/saved-filters';
import { type RawBuilder, sql } from 'kysely';
import type { SYSTEM } from '../../../actor.ts';
import type { TimedStep } from '../../../capability.ts';
import { databaseNow } from '../../../clock.ts';
import { queueMail } from '../../../operating/mail/queue-mail.ts';
import { notifyMembers } from '../../../operating/notifications/notify.ts';
import { found } from '../../../load.ts';
import { applyDue } from '../../../operating/lifecycle/apply-due.ts';
import { oneRow } from '../../../sql.ts';
import type { Write } from '../../../write.ts';
import { alertMail } from './mail.ts';
import { conditionsOf, type Found, type NewOpportunity, seeNew } from './matching.ts';
import { nextAlert } from './next-alert.ts';
import { listHref, NOTIFICATIONS } from './notifications.ts';
import { makeStopLink } from './stop-link.ts';
import { withoutNotified } from './already-notified.ts';

interface Member {
  accountId: string;
  email: string;
  name: string;
  isActive: boolean;
  organisationId: string;
  organisation: string;
  status: OrganisationStatus;
}

interface Due {
  id: string;
  name: string;
  query: string;
  frequency: AlertFrequency;
}

const isDue = (now: Date) => sql`f.frequency is not null and f.alert_at <= ${now}`;

/* Locked: of two processes the second finds only what the first has left. */
const dueFilters = (membershipId: string, now: Date): RawBuilder<Due> =>
  sql<Due>`select f.id, f.name, f.query, f.frequency from saved_filter f
    where f.membership_id = ${membershipId} and ${isDue(now)} order by f.id for update`;

const memberOf = (id: string): RawBuilder<Member> =>
  sql<Member>`select a.id as "accountId", a.email::text as email, a.display_name as name, a.status = 'active' as "isActive",
      o.id as "organisationId", o.name as organisation, o.status
    from membership m join account a on a.id = m.account_id join organisation o on o.id = m.organisation_id where m.id = ${id}`;

/**
 * Notifies a member of what is new under their due filters, in one notification and one mail; of each opportunity once for each
 * filter. Leaves out of the notification what the person was notified of by name, and of the mail what they were mailed by name.
 * What is found while the firm or the account is suspended is sent afterwards.
 */
const tell = async (write: Write<typeof SYSTEM>, membershipId: string): Promise<void> => {
  const { db, now } = write;
  const due = await db.run(dueFilters(membershipId, now));
  if (due.length === 0) return;
  const member = found(await oneRow(db, memberOf(membershipId)));
  for (const { id, frequency } of due)
    await db.run(sql`update saved_filter set alert_at = ${nextAlert(frequency, now)} where id = ${id}`);
  if (!member.isActive || member.status !== 'approved') return;
  const news: Found[] = [];
  for (const filter of due) {
    if (isLapsed(filter.query)) await endLapsed(write, member, filter);
    else news.push({ ...filter, opportunities: await newUnder(write, member, filter) });
  }
  await announce(
    write,
    { ...member, membershipId },
    news.filter(({ opportunities }) => opportunities.length > 0),
  );
};

const newUnder = async ({ db }: Write<unknown>, firm: Member, { id, query }: Due): Promise<NewOpportunity[]> => {
  const conditions = conditionsOf(query);
  return conditions ? seeNew(db, firm, { id, conditions }) : [];
};

/* The list would show what the filter never asked for. */
const endLapsed = async (write: Write<unknown>, member: Member, { id, name }: Due): Promise<void> => {
  await write.db.run(sql`update saved_filter set frequency = null where id = ${id}`);
  notifyMembers(write, member.organisationId, [member.accountId], NOTIFICATIONS.lapsed(name));
};

const announce = async (
  write: Write<unknown>,
  member: Member & { membershipId: string },
  news: Found[],
): Promise<void> => {
  if (news.length === 0) return;
  const { organisationId, accountId, email, membershipId } = member;
  const { inPortal, byMail } = await withoutNotified(write.db, member, news);
  if (inPortal.length > 0) notifyMembers(write, organisationId, [accountId], NOTIFICATIONS.found(inPortal));
  if (byMail.length === 0) return;
  const token = await makeStopLink(write, membershipId);
  await queueMail(
    write.db,
    email,
    'opportunity-alert',
    alertMail({ ...member, path: listHref(byMail), token }, byMail),
  );
};

/** What members want to be told of, each of them in a transaction of its own. */
export const alertMembers: TimedStep = {
  due: (now) => sql<{ id: string }>`select distinct f.membership_id as id from saved_filter f where ${isDue(now)}`,
  apply: tell,
};

/** Tells whoever is due now. Throws the first error, after everybody else was told. */
export const sendAlerts = async (orm: MikroORM): Promise<void> => {
  const failed = (await applyDue(orm, await databaseNow(orm), alertMembers)).find(({ error }) => error);
  if (failed) throw failed.error;
};
