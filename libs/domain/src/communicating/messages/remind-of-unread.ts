import { counted } from '@psp/contracts/counted';
import { type RawBuilder, sql } from 'kysely';
import type { SYSTEM } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Minutes after which a mail is sent about an unread message. */
const UNREAD_MINUTES = 15;
/** No mail is sent about messages older than this. */
const OLDEST_DAYS = 3;

/*
 * Messages `g` of the other side about which a mail is due to member `m`: neither read nor mailed yet, and the member wants such
 * mails. Only the assignee is mailed, or without assignee everybody except viewers, who cannot answer.
 */
const unreadMessages = (now: Date): Sql => sql`message g join conversation c on c.id = g.conversation_id
  join membership m on m.organisation_id = case when g.organisation_id = c.uat_id then c.firma_id else c.uat_id end
  join organisation o on o.id = m.organisation_id and o.status = 'approved'
  join account a on a.id = m.account_id and a.status = 'active'
  left join notification_choice h on h.account_id = a.id and h.event = ${NOTIFICATIONS.message.event.name}
  left join conversation_reader d on d.conversation_id = c.id and d.account_id = m.account_id and d.organisation_id = m.organisation_id
  left join membership w on w.organisation_id = m.organisation_id
    and w.account_id = case when m.organisation_id = c.uat_id then c.uat_assignee_id else c.firma_assignee_id end
  where case when h.mail is null then 'messages' = any (a.mail_topics) else h.mail = 'now' end
    and not g.is_note and g.created_at <= ${now}::timestamptz - make_interval(mins => ${UNREAD_MINUTES})
    and g.created_at > ${now}::timestamptz - make_interval(days => ${OLDEST_DAYS})
    and g.number > greatest(coalesce(d.read_number, 0), coalesce(d.mailed_number, 0)) and not coalesce(d.is_muted, false)
    and (w.account_id is null or w.account_id = m.account_id) and m.role <> 'viewer'`;

/*
 * Conversations of the account's organisations in which something was written lately, by the indexes of their lists. As an array, so
 * that no plan begins with the conversations of all.
 */
const ownConversations = (accountId: string, now: Date): Sql => {
  const of = (side: 'uat' | 'firma'): Sql =>
    sql`select id from conversation where ${sql.ref(`${side}_id`)} in (select organisation_id from membership where account_id = ${accountId})
      and ${sql.ref(`${side}_at`)} > ${now}::timestamptz - make_interval(days => ${OLDEST_DAYS})`;
  return sql`array(${of('uat')} union all ${of('firma')})`;
};

/** SQL for the ids of the accounts to which a mail is due. */
export const dueReaders = (now: Date): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`select distinct m.account_id as id from ${unreadMessages(now)}`;

/** A conversation with unread messages, and the user to mail. */
interface UnreadConversation {
  organisation: string;
  kind: 'uat' | 'firma';
  email: string;
  name: string;
  from: string;
  subject: string;
  count: number;
}

/** Queues one mail for each organisation of the account, about all its unread conversations. */
export const mailUnread = async ({ db, now }: Write<typeof SYSTEM>, accountId: string): Promise<void> => {
  const conversations = await db.run(sql<UnreadConversation>`with unread as (
      select c.id, m.account_id, m.organisation_id, max(g.number) as number, count(*)::int as n
      from ${unreadMessages(now)} and m.account_id = ${accountId} and c.id = any (${ownConversations(accountId, now)}) group by c.id, m.account_id, m.organisation_id),
    marked as (
      insert into conversation_reader as d (conversation_id, account_id, organisation_id, mailed_number)
      select id, account_id, organisation_id, number from unread
      -- Waits for a concurrent worker that mails the same messages, and then finds none left.
      on conflict (conversation_id, account_id, organisation_id) do update set mailed_number = excluded.mailed_number
        where d.mailed_number < excluded.mailed_number
      returning conversation_id, organisation_id)
    select o.name as organisation, o.kind, a.email::text as email, a.display_name as name, f.name as "from", c.subject, u.n as count
    from marked k join unread u on u.id = k.conversation_id and u.organisation_id = k.organisation_id
      join conversation c on c.id = u.id join organisation o on o.id = u.organisation_id
      join organisation f on f.id = case when o.id = c.uat_id then c.firma_id else c.uat_id end
      join account a on a.id = u.account_id order by o.name, f.name, c.subject`);
  const organisations = Map.groupBy(conversations, ({ organisation }) => organisation);
  for (const rows of organisations.values()) await mail(rows);

  async function mail(rows: UnreadConversation[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { email, name, kind } = first;
    await queueMail(db, email, 'notification', { name, ...mailText(rows), href: `/${kind}/messages?show=unread` });
  }
};

const mailText = (rows: UnreadConversation[]): { title: string; message: string } => {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const title = count === 1 ? 'Un mesaj necitit' : `${inWords(count)} necitite`;
  const lines = rows.map(({ from, subject, count: n }) => `${from}: „${subject}”${n > 1 ? ` (${inWords(n)})` : ''}`);
  return {
    title: `${title} pentru ${rows[0]?.organisation}`,
    message: `${lines.join('\n')}\nSe răspunde numai pe portal: un răspuns la acest e-mail nu ajunge la cine v-a scris.`,
  };
};

const inWords = (n: number): string => counted(n, 'un mesaj', 'mesaje');
