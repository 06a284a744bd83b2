import type { MikroORM } from '@mikro-orm/postgresql';
import { createOrm } from '@psp/domain/orm';
import { seedBulk } from './bulk.ts';
import { fillTables } from './fill-tables.ts';
import { passageOf } from './passages.ts';

/** Rows of the measured database; conversations have 25 messages on average. */
const SIZE = { authorities: 5000, firms: 5000, requests: 5000, audits: 5000, conversations: 40_000 };
type Size = typeof SIZE;
/** Conversations of uat-1; the first one is the longest. */
const OWN = 400;
/** The last of these, which are unread. */
const UNREAD = 60;

export interface MessageData {
  messages: number;
  /** A conversation of uat-1 with 2,000 messages. */
  longId: string;
  /** A conversation of uat-1 with 5 messages. */
  shortId: string;
  /** Name of a firm in a conversation of uat-1. */
  other: string;
}

/*
 * Most conversations have up to 25 messages, every twentieth has hundreds and up to 2,000; the average is 25. A fifth is about a request,
 * each with a different firm.
 */
const numbered = ({ authorities, firms, conversations }: Size) => `
  create temp table begun on commit drop as
  select n, uuidv7() as id, u.id as uat_id, f.id as firma_id, u.account_id as uat_account, f.account_id as firma_account,
    case when n = 1 then 2000 when n = 2 then 5 when n % 20 = 0 then 1 + (1999 * power((n * 7919 % ${conversations})::float8 / ${conversations}, 7))::int
      else 2 + n % 23 end as size,
    now() - n * interval '5 minutes' as at
  from generate_series(1, ${conversations}) n
    join who u on u.kind = 'uat' and u.nr = case when n <= ${OWN} then 1 else 2 + n * 31 % ${authorities - 1} end
    join who f on f.kind = 'firma' and f.nr = case when n % 100 = 0 then 1 else 1 + n % ${firms} end`;

const WHO = `
  create temp table who on commit drop as
  select o.id, o.kind, substring(o.name from '\\d+$')::int as nr, m.account_id
  from organisation o join membership m on m.organisation_id = o.id and m.role = 'owner'`;

const conversationsOf = ({ firms }: Size) => `
  insert into conversation (id, uat_id, firma_id, started_by, subject, request_id, status, uat_assignee_id, last_number, uat_number,
    firma_number, uat_at, firma_at, created_at, updated_at)
  select b.id, uat_id, firma_id, uat_id, ${passageOf('title', 'b.n', 1)}, r.id, case when size = 1 then 'pending' else 'active' end,
    case when b.n % 4 = 0 then uat_account end, size, size - 1 + size % 2, size - size % 2, at, at, at, at
  from begun b left join lateral (select id from service_request r where r.organisation_id = b.uat_id and b.n <= ${firms}
    and b.n % 5 = 0 and b.n % 100 > 0 order by id limit 1) r on true`;

/*
 * No trigger runs here, so `position`, the number among messages without notes, is written too. The two sides write in turn, ten to
 * thirty words each. Rows are stored in chronological order, as in a live database.
 */
const MESSAGES = `
  insert into message (conversation_id, number, position, organisation_id, account_id, body, is_note, readers, created_at)
  select b.id, k, k, case when k % 2 = 1 then uat_id else firma_id end, case when k % 2 = 1 then uat_account else firma_account end,
    ${passageOf('body', '(b.n * 2003 + k)', 1)} || case when k % 3 > 0 then ' ' || ${passageOf('body', '(b.n * 2003 + k)', 2)} else '' end
      || case when k % 3 > 1 then ' ' || ${passageOf('body', '(b.n * 2003 + k)', 4)} else '' end, false,
    array[uat_id, firma_id], at - (size - k) * interval '1 hour' as at
  from begun b, generate_series(1, size) k order by at`;

/* Both sides have read nearly everything, except the last conversations of uat-1. */
const READERS = `
  insert into conversation_reader (conversation_id, account_id, organisation_id, read_number, read_at)
  select b.id, case s when 0 then uat_account else firma_account end, case s when 0 then uat_id else firma_id end,
    case when s = 0 and b.n between ${OWN - UNREAD + 1} and ${OWN} then 0 else size end, at
  from begun b, generate_series(0, 1) s where s = 0 or b.n % 3 > 0`;

const FILES = [
  `insert into stored_file (id, organisation_id, account_id, purpose, name, content_type, size, storage_key, created_at)
   select uuidv7(), uat_id, uat_account, 'attachment', 'plan-' || k || '.pdf', 'application/pdf', 20000 + k, 'plan-' || k, at
   from begun, generate_series(1, 200) k where n = 1`,
  `insert into attachment (file_id, message_id)
   select f.id, m.id from begun b join message m on m.conversation_id = b.id and m.number % 10 = 1
     join stored_file f on f.name = 'plan-' || (1 + m.number / 10) || '.pdf' where b.n = 1`,
];

const COLLEAGUES = `
  insert into membership (account_id, organisation_id, role)
  select c.account_id, w.id, 'editor' from who w join who c on c.kind = 'uat' and c.nr between 2 and 6 where w.kind = 'uat' and w.nr = 1`;

const fill = (orm: MikroORM, size: Size): Promise<void> =>
  fillTables(
    orm,
    ['conversation', 'message', 'conversation_reader'],
    [WHO, numbered(size), COLLEAGUES, conversationsOf(size), MESSAGES, READERS, ...FILES],
  );

const RESULT = `
  select (select count(*)::int from message) as messages, (array_agg(c.id order by c.last_number desc))[1] as "longId",
    (array_agg(c.id order by c.id) filter (where c.last_number = 5))[1] as "shortId", min(f.name) as other
  from account a join membership m on m.account_id = a.id join conversation c on c.uat_id = m.organisation_id
    join organisation f on f.id = c.firma_id where a.email = 'uat-1@bulk.example'`;

/** Fills a portal's empty database, by default with 10,000 organisations and 1,000,000 messages. */
export const prepareMessages = async (url: string, size = SIZE): Promise<MessageData> => {
  const orm = await createOrm({ url, poolSize: 2, use: 'commands' });
  try {
    await seedBulk(orm, { ...size, hasPublicFace: false, now: new Date() });
    await fill(orm, size);
    const [row] = await orm.em.fork().execute<MessageData[]>(RESULT);
    if (!row) throw new Error('nothing was filled');
    return row;
  } finally {
    await orm.close(true);
  }
};
