import type { MikroORM } from '@mikro-orm/postgresql';
import type { OrganisationStatus } from '@psp/contracts/common';
import { isLapsed } from '@psp/contracts/lapsed-filter';
import type { AlertFrequency } from '@psp/contracts/saved-filters';
import { type RawBuilder, sql } from 'kysely';
import type { SYSTEM } from '../../../actor.ts';
import type { TimedStep } from '../../../capability.ts';
import { databaseNow } from '../../../clock.ts';
import { found } from '../../../load.ts';
import { applyDue } from '../../../operating/lifecycle/apply-due.ts';
import { type Mails, queueMail } from '../../../operating/mail/queue-mail.ts';
import { mailTime, notifyMembers } from '../../../operating/notifications/notify.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import type { Write } from '../../../write.ts';
import { NOTIFICATIONS as CONSULTATIONS } from '../../consultations/notifications.ts';
import { NOTIFICATIONS as REQUESTS } from '../../service-requests/notifications.ts';
import { conditionsOf, type Found, type NewOpportunity, takeNew } from './matching.ts';
import { nextAlert } from './next-alert.ts';
import { listHref, NOTIFICATIONS, quoted } from './notifications.ts';
import { makeStopLink } from './stop-link.ts';

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

/* Locks the rows, so that of two processes the second finds only what the first left. */
const dueFilters = (membershipId: string, now: Date): RawBuilder<Due> =>
  sql<Due>`select f.id, f.name, f.query, f.frequency from saved_filter f
    where f.membership_id = ${membershipId} and ${isDue(now)} order by f.id for update`;

const memberOf = (id: string): RawBuilder<Member> =>
  sql<Member>`select a.id as "accountId", a.email::text as email, a.display_name as name, a.status = 'active' as "isActive",
      o.id as "organisationId", o.name as organisation, o.status
    from membership m join account a on a.id = m.account_id join organisation o on o.id = m.organisation_id where m.id = ${id}`;

/**
 * Notifies a member of the new opportunities under their due filters, in one notification and one mail; of each opportunity once
 * for each filter. The notification omits opportunities that an earlier notification named, and the mail those that an earlier mail
 * named. While the firm or the account is suspended, nothing is marked as seen: it is sent afterwards.
 */
const alertMember = async (write: Write<typeof SYSTEM>, membershipId: string): Promise<void> => {
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
  return conditions ? takeNew(db, firm, { id, conditions }) : [];
};

/* Stops the alerts of a lapsed filter, since its list would show more than was asked for. */
const endLapsed = async (write: Write<unknown>, member: Member, { id, name }: Due): Promise<void> => {
  await write.db.run(sql`update saved_filter set frequency = null where id = ${id}`);
  notifyMembers(write, member.organisationId, [member.accountId], NOTIFICATIONS.lapsed(name));
};

/** Maximum number of opportunities in a mail; the list on the portal shows the rest. */
const MOST_NAMED = 20;

type Alert = Mails['opportunity-alert'];
type To = Pick<Alert, 'name' | 'organisation' | 'path' | 'token'>;

/** Values of an alert mail: each opportunity once, earliest deadline first. */
const alertMail = ({ name, organisation, path, token }: To, found: readonly Found[]): Alert => {
  const byId = new Map<string, { one: NewOpportunity; filters: string[] }>();
  for (const { name: filter, opportunities } of found)
    for (const one of opportunities) byId.set(one.id, { one, filters: [...(byId.get(one.id)?.filters ?? []), filter] });
  const lines = [...byId.values()]
    .toSorted((a, b) => Date.parse(a.one.deadline) - Date.parse(b.one.deadline))
    .map(({ one: { id, number, title, uat, deadline }, filters }) => ({
      ...{ title, number, uat, deadline, filters: quoted(filters) },
      path: `/firma/opportunities/${id}`,
    }));
  const more = String(Math.max(0, lines.length - MOST_NAMED));
  return { name, organisation, path, token, more, lines: lines.slice(0, MOST_NAMED) };
};

interface Person {
  accountId: string;
  organisationId: string;
}

interface Unnotified {
  /** Opportunities that no notification has named. */
  inPortal: Found[];
  /** Opportunities that no immediate mail has named: a digest would come too late, or the member has none. */
  byMail: Found[];
}

/* Notifications that name one opportunity. Members may receive them by mail too. */
const NAMED = [REQUESTS.newOpportunity, REQUESTS.invited, CONSULTATIONS.asked, CONSULTATIONS.invited].map(
  ({ event: { name, topic } }) => ({ name, topic }),
);

/** Omits the opportunities that earlier notifications or mails to this person named. */
const withoutNotified = async (
  db: Db,
  { accountId, organisationId }: Person,
  found: readonly Found[],
): Promise<Unnotified> => {
  const ids = [...new Set(found.flatMap(({ opportunities }) => opportunities.map(({ id }) => id)))];
  const rows = await db.run(
    sql<{
      id: string;
      isMailed: boolean;
    }>`select r.id, bool_or(coalesce(${mailTime(sql`t.name`, sql`t.topic`)} = 'now', false)) as "isMailed"
      from unnest(${ids}::uuid[]) r (id)
        join account a on a.id = ${accountId}
        join notification n on n.account_id = a.id and n.organisation_id = ${organisationId} and n.href = '/firma/opportunities/' || r.id
        left join jsonb_to_recordset(${JSON.stringify(NAMED)}::jsonb) as t (name text, topic text) on t.name = n.event
        left join notification_choice c on c.account_id = a.id and c.event = t.name
      group by r.id`,
  );
  const mailed = rows.filter(({ isMailed }) => isMailed);
  return { inPortal: without(found, rows), byMail: without(found, mailed) };
};

const without = (found: readonly Found[], notified: readonly { id: string }[]): Found[] => {
  const ids = new Set(notified.map(({ id }) => id));
  return found
    .map((one) => ({ ...one, opportunities: one.opportunities.filter(({ id }) => !ids.has(id)) }))
    .filter(({ opportunities }) => opportunities.length > 0);
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

/** Sends the due alerts of each member in a separate transaction. */
export const alertMembers: TimedStep = {
  due: (now) => sql<{ id: string }>`select distinct f.membership_id as id from saved_filter f where ${isDue(now)}`,
  apply: alertMember,
};

/** Sends all alerts due now. Throws the first error after trying all members. */
export const sendAlerts = async (orm: MikroORM): Promise<void> => {
  const failed = (await applyDue(orm, await databaseNow(orm), alertMembers)).find(({ error }) => error);
  if (failed) throw failed.error;
};
