import { NOTIFICATION_TOPIC } from '@psp/contracts/live';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import type { MailTopic } from './catalogue.ts';
import { WAITING_EVENTS, needsReaderAction } from './waiting.ts';

/** Content of a notification, made by an event of a catalogue. */
export interface Message {
  /** `capability.name` of the catalogue. */
  event: string;
  /** Short name of its subject, shown for a group of notifications of one event. */
  about: string | null;
  /** Name of its subject for the title of the mail, when `about` is null. */
  object?: string | null;
  title: string;
  message: string;
  /** Path of the page that shows its subject. */
  href: string;
  /** Users without a choice of their own get mail if they chose this topic; null for no mail. */
  topic: MailTopic | null;
  /** Always sent at once, whatever the user chose. */
  isSecurity: boolean;
  /** Other code sends a mail at once instead. */
  hasOwnMail: boolean;
}

/** A message with its recipients. */
export interface Told extends Message {
  organisations: string[];
  /** Only the owners of `organisations` get it. */
  owners: boolean;
  /** The association's staff get it too. */
  admins: boolean;
  /** An account that does not get it. */
  except: string | null;
  /** Only these members get it; null for all. */
  accounts: string[] | null;
}

/** The parts of a write that notifying needs. */
interface NotifyingWrite {
  pending: { messages: Told[] };
}

const NOBODY_ELSE = { owners: false, admins: false, except: null, accounts: null };

/**
 * Notifies all members of the organisations with the next flush, as each has chosen: in the portal, by mail at once, or in the next
 * digest. `except` is an account to skip, usually the acting user.
 */
export const notify = (
  { pending }: NotifyingWrite,
  organisations: string[],
  message: Message,
  except: string | null = null,
): void => {
  if (organisations.length > 0) pending.messages.push({ ...message, organisations, ...NOBODY_ELSE, except });
};

/** Notifies only the owners of an organisation with the next flush. */
export const notifyOwners = ({ pending }: NotifyingWrite, organisation: string, message: Message): void => {
  pending.messages.push({ ...message, organisations: [organisation], ...NOBODY_ELSE, owners: true });
};

/** Notifies only these members of an organisation with the next flush. */
export const notifyMembers = (
  { pending }: NotifyingWrite,
  organisation: string,
  accounts: string[],
  message: Message,
): void => {
  if (accounts.length > 0)
    pending.messages.push({ ...message, organisations: [organisation], ...NOBODY_ELSE, accounts });
};

/** Notifies the association's staff with the next flush. */
export const notifyAdmins = ({ pending }: NotifyingWrite, message: Message): void => {
  pending.messages.push({ ...message, organisations: [], ...NOBODY_ELSE, admins: true });
};

/**
 * Last parts of a `with` statement that inserts notifications, mails and digest items for any number of recipients. `offset 0` makes
 * PostgreSQL look up members by index for each organisation, since it cannot estimate the length of the JSON. A suspended account
 * gets no mail, but its digest items are kept: it may be restored before they are due.
 */
export const notificationRows = (messages: Told[], now: Date): Sql => sql`told as materialized (
    select uuidv7() as id, m.account_id, o.id as organisation_id, t.number, t.event, t.about, t.object, t.title, t.message, t.href,
      t."hasOwnMail" as has_own_mail, a.email, a.display_name, t."isSecurity" or coalesce(c.in_portal, true) as in_portal,
      case when a.status <> 'active' and (t."isSecurity" or coalesce(c.mail, 'off') not in ('daily', 'weekly')) then 'off'
        when t."isSecurity" then 'now' when m.role = 'viewer' and ${waits(sql`t.event`)} then 'off'
        else ${mailTime(sql`t.event`, sql`t.topic`)} end as mail
    from jsonb_to_recordset(${rowsOf(messages)}::jsonb) as t(
      number int, event text, about text, object text, title text, message text, href text, topic text, "isSecurity" boolean, "hasOwnMail" boolean,
      organisations uuid[], owners boolean, admins boolean, "except" uuid, accounts uuid[]),
    lateral (select unnest(t.organisations) as id
      union select id from organisation where t.admins and kind = 'admin') o,
    lateral (select account_id, role from membership where organisation_id = o.id and account_id is distinct from t."except"
      and (t.accounts is null or account_id = any (t.accounts))
      and (role = 'owner' or not t.owners) offset 0) m,
    lateral (select * from account where id = m.account_id offset 0) a
    left join lateral (select * from notification_choice where account_id = a.id and event = t.event offset 0) c on true
    order by t.number),
  notified as (
    insert into notification (id, created_at, account_id, organisation_id, event, about, title, message, href)
    select id, ${now}::timestamptz, account_id, organisation_id, event, about, title, message, href from told where in_portal),
  rung as (
    insert into live_event (topic, organisations)
    select ${NOTIFICATION_TOPIC}, array_agg(distinct organisation_id) from told where in_portal having count(*) > 0),
  waiting as (
    insert into digest_item (id, account_id, organisation_id, event, about, title, message, href, frequency, in_portal, created_at)
    select id, account_id, organisation_id, event, about, title, message, href, mail, in_portal, ${now}::timestamptz
    from told where mail in ('daily', 'weekly')),
  mails as (
    insert into mail (created_at, recipient, template, data)
    select distinct on (number, account_id) ${now}::timestamptz, email::text, 'notification', jsonb_build_object('name', display_name,
      'title', title, 'message', message, 'href', href) || ${factsOf(sql`coalesce(told.about, told.object)`, sql`told.organisation_id`)}
      || case when (select count(*) > 1 from membership where account_id = told.account_id)
        then (select jsonb_build_object('organisation', name) from organisation where id = organisation_id) else '{}' end
    from told where mail = 'now' and not has_own_mail
    returning id)
  select enqueue('mail', array(select jsonb_build_object('id', id) from mails))`;

const waits = (event: Sql): Sql => sql`${event} = any (${WAITING_EVENTS}::text[])`;

/*
 * Data in a mail about the subject of a notification: a request, or another subject by its short name. Other authorities get only
 * the title of a group's request, since an invited authority may not know the budget.
 */
const factsOf = (
  about: Sql,
  reader: Sql,
): Sql => sql`coalesce((select jsonb_strip_nulls(jsonb_build_object('about', r.number, 'object', r.title)
    || case when r.organisation_id = ${reader} or (select kind from organisation where id = ${reader}) <> 'uat' then jsonb_build_object(
      'deadline', to_json(r.deadline)#>>'{}', 'budgetMin', r.budget_min::text, 'budgetMax', r.budget_max::text,
      'place', nullif(concat_ws(', ', nullif(r.locality, ''), k.name), '')) else '{}' end)
  from service_request r left join county k on k.code = r.county_code where r.number = ${about}),
  jsonb_strip_nulls(jsonb_build_object('about', ${about})))`;

/** When mail of an event is sent to a user who chose its topic but made no choice for the event. */
export const defaultMailTime = (event: string): 'now' | 'daily' => (needsReaderAction(event) ? 'now' : 'daily');

/** SQL for the time of mail to the account `a`: its choice `c` for the event, otherwise `defaultMailTime` if it chose the topic. */
export const mailTime = (
  event: Sql,
  topic: Sql,
): Sql => sql`coalesce(c.mail, case when ${topic} = any (a.mail_topics) is not true then 'off'
  when ${waits(event)} then 'now' else 'daily' end)`;

const rowsOf = (messages: Told[]): string =>
  JSON.stringify(messages.map((message, number) => ({ ...message, number })));
