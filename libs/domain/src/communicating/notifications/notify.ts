import type { MailTopic } from '@psp/contracts/accounts';
import { NOTIFICATION_TOPIC } from '@psp/contracts/live';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

export interface Message {
  title: string;
  message: string;
  /** Path of the screen that shows what it speaks of. */
  href: string;
  /** Those who want mail about this topic get one too; null when a mail of its own says it already, or none should. */
  topic: MailTopic | null;
}

/** A message with those it goes to. */
export interface Told extends Message {
  organisations: string[];
  /** Of those organisations only who looks after their people. */
  owners: boolean;
  /** To the association's staff too. */
  admins: boolean;
  /** The account that is left out. */
  except: string | null;
  /** Of their members these alone; null for all. */
  accounts: string[] | null;
}

/** What a command notifies with: any write will do. */
interface NotifyingWrite {
  pending: { messages: Told[] };
}

const NOBODY_ELSE = { owners: false, admins: false, except: null, accounts: null };

/**
 * Notifies every member of the organisations with the next flush, and queues the mail of those who want it. One account may
 * be left out: usually of the one who acts.
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
 * The rows of messages and of their mail, as the end of one statement; however many firms they reach. Members are looked up
 * by index for each organisation (offset 0), since PostgreSQL cannot know how few there are in the JSON.
 */
export const tellRows = (messages: Told[], now: Date): Sql => sql`told as materialized (
    select m.account_id, o.id as organisation_id, t.number, t.title, t.message, t.href, t.topic
    from jsonb_to_recordset(${JSON.stringify(messages.map((message, number) => ({ ...message, number })))}::jsonb) as t(
      number int, title text, message text, href text, topic text, organisations uuid[], owners boolean, admins boolean, "except" uuid, accounts uuid[]),
    lateral (select unnest(t.organisations) as id
      union select id from organisation where t.admins and kind = 'admin') o,
    lateral (select account_id from membership where organisation_id = o.id and account_id is distinct from t."except"
      and (t.accounts is null or account_id = any (t.accounts))
      and (role = 'owner' or not t.owners) offset 0) m),
  notified as (
    insert into notification (created_at, account_id, organisation_id, title, message, href)
    select ${now}::timestamptz, account_id, organisation_id, title, message, href from told order by number),
  rung as (
    insert into live_event (topic, organisations)
    select ${NOTIFICATION_TOPIC}, array_agg(distinct organisation_id) from told having count(*) > 0),
  mails as (
    insert into mail (created_at, recipient, template, data)
    select distinct on (told.number, a.id) ${now}::timestamptz, a.email::text, 'notification', jsonb_build_object('name', a.display_name,
      'title', told.title, 'message', told.message, 'href', told.href)
    from told, lateral (select * from account where id = told.account_id and status = 'active'
      and told.topic = any (mail_topics) offset 0) a
    returning id)
  select enqueue('mail', array(select jsonb_build_object('id', id) from mails))`;
