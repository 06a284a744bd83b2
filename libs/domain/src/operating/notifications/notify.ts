import { NOTIFICATION_TOPIC } from '@psp/contracts/live';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import type { MailTopic } from './catalogue.ts';
import { WAITING_EVENTS, waitsOnReader } from './waiting.ts';

/** What a notification says; events of a catalogue make it. */
export interface Message {
  /** `capability.name` of the catalogue. */
  event: string;
  /** Short name of its subject, by which several of one event are counted. */
  about: string | null;
  /** Name of its subject where `about` is null, for the title of its mail. */
  object?: string | null;
  title: string;
  message: string;
  /** Path of the screen that shows its subject. */
  href: string;
  /** Who has made no choice is mailed too if they want mail about this topic; null for no mail. */
  topic: MailTopic | null;
  /** Sent always and at once, whatever the person chose. */
  isSecurity: boolean;
  /** Another mail is sent at once in place of this one's. */
  hasOwnMail: boolean;
}

/** A message with its recipients. */
export interface Told extends Message {
  organisations: string[];
  /** Whether only the owners of `organisations` get it. */
  owners: boolean;
  /** Whether the association's staff get it too. */
  admins: boolean;
  /** An account that does not get it. */
  except: string | null;
  /** The only members who get it; null for all. */
  accounts: string[] | null;
}

/** What a command notifies with: any write will do. */
interface NotifyingWrite {
  pending: { messages: Told[] };
}

const NOBODY_ELSE = { owners: false, admins: false, except: null, accounts: null };

/**
 * Notifies every member of the organisations with the next flush as each has chosen: in the portal, by mail at once or in their
 * next digest. One account may be left out: usually of the one who acts.
 */
export const notify = (
  { pending }: NotifyingWrite,
  organisations: string[],
  message: Message,
  except: string | null = null,
): void => {
  if (organisations.length > 0) pending.messages.push({ ...message, organisations, ...NOBODY_ELSE, except });
};

/** Notifies those who look after the organisation's people, and nobody else of it, with the next flush. */
export const notifyOwners = ({ pending }: NotifyingWrite, organisation: string, message: Message): void => {
  pending.messages.push({ ...message, organisations: [organisation], ...NOBODY_ELSE, owners: true });
};

/** Notifies these members of an organisation, and nobody else, with the next flush. */
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
 * The rows of messages, of their mail and of what waits for a digest, as the end of one statement; however many firms they reach.
 * Members are looked up by index for each organisation (offset 0), since PostgreSQL cannot know how few there are in the JSON. For a
 * suspended account no mail is sent, but its digests go on collecting: it may be restored before they are due.
 */
export const tellRows = (messages: Told[], now: Date): Sql => sql`told as materialized (
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
 * What the mail says of the request, or of another thing by its short name, that a notification is about. Of a group's request other
 * authorities read the title alone here: whoever is invited does not know its budget.
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

/** When mail of an event comes to whoever made no choice but wants mail of its topic. */
export const standardTime = (event: string): 'now' | 'daily' => (waitsOnReader(event) ? 'now' : 'daily');

/** When the account `a` gets mail of an event of a topic, of which it made the choice `c`, if any; `standardTime` in SQL. */
export const mailTime = (
  event: Sql,
  topic: Sql,
): Sql => sql`coalesce(c.mail, case when ${topic} = any (a.mail_topics) is not true then 'off'
  when ${waits(event)} then 'now' else 'daily' end)`;

const rowsOf = (messages: Told[]): string =>
  JSON.stringify(messages.map((message, number) => ({ ...message, number })));
