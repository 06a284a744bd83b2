import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Session, SessionOf } from './baseline-session.ts';

/* Read position and mute flag of a user of the authority: $1 is the account, $2 the organisation. */
const READER = `left join lateral (select read_number, is_muted from conversation_reader d
  where d.conversation_id = c.id and d.account_id = $1 and d.organisation_id = $2 offset 0) d on true`;
const UNREAD = `c.firma_number > coalesce(d.read_number, 0)`;
const SHOWN = { unread: UNREAD, mine: 'c.uat_assignee_id = $1', all: 'true' };
const SEARCHED = `(c.subject_text like search_fold($3)
  or (select name_text from organisation where id = c.firma_id) like search_fold($3) or search_fold(r.number) like search_fold($3)
  or c.id in (select m.conversation_id from message m where m.readers @> array[$2::uuid] and m.search_text like search_fold($3)))`;
const ABOUT = `left join project p on p.id = c.project_id left join service_request r on r.id = coalesce(c.request_id, p.request_id)`;

type Show = keyof typeof SHOWN;

const listed = (show: Show, isSearched: boolean): string =>
  `from conversation c ${READER} ${ABOUT} where c.uat_id = $2 and ${SHOWN[show]} ${isSearched ? `and ${SEARCHED}` : ''}`;

const rowsOf = (show: Show, isSearched: boolean): string => `
  select c.id, c.status, w.id as other_id, w.name as other_name, c.subject, c.number, c.is_unread as "isUnread", c.is_muted as "isMuted",
    c.uat_at as "lastAt", left(regexp_replace(m.body, '\\s+', ' ', 'g'), 140) as text, m.organisation_id = $2 as own, m.is_note as note
  from (select c.*, r.number, ${UNREAD} as is_unread, coalesce(d.is_muted, false) as is_muted ${listed(show, isSearched)}
    order by c.uat_at desc, c.id limit 20) c
  join organisation w on w.id = c.firma_id
  join lateral (select * from message m where m.conversation_id = c.id and (not m.is_note or m.organisation_id = $2)
    order by m.number desc limit 1) m on true order by c.uat_at desc, c.id`;
const totalOf = (show: Show, isSearched: boolean): string => `select count(*)::int as n ${listed(show, isSearched)}`;
const COUNTS = `select count(*)::int as all, (count(*) filter (where ${UNREAD}))::int as unread,
  (count(*) filter (where ${SHOWN.mine}))::int as mine from conversation c ${READER} where c.uat_id = $2`;

const CONVERSATION = `select c.*, w.name as other, w.status as other_status, r.id as about_id, r.number, p.id as project, d.read_number, d.is_muted,
    exists (select from organisation_block b where (b.organisation_id, b.blocked_id) in ((c.uat_id, c.firma_id), (c.firma_id, c.uat_id))) as blocked,
    exists (select from conversation_report x where x.conversation_id = c.id and x.status = 'open' and x.organisation_id = c.uat_id) as reported
  from conversation c join organisation w on w.id = c.firma_id ${ABOUT} ${READER} where c.id = $3 and c.uat_id = $2`;
const MESSAGES = `select m.id, m.position as number, m.created_at as at, a.display_name as author, m.organisation_id = $2 as "isOwn",
    m.organisation_id = $2 and m.account_id = $1 as "isMine", m.is_note as "isNote", m.body
  from message m join account a on a.id = m.account_id where m.conversation_id = $3 and (not m.is_note or m.organisation_id = $2)
  order by m.number desc limit $4`;
const FILES = `select a.message_id, f.id, f.name, f.content_type as "contentType", f.size::float8 as size
  from attachment a join stored_file f on f.id = a.file_id where a.message_id = any ($1::uuid[]) order by a.id`;
const SEEN = `select read_number as number, read_at as at from conversation_reader where conversation_id = $1 and organisation_id = $2
  and read_number > 0 order by read_number desc, read_at limit 1`;
const COLLEAGUES = `select a.id, a.display_name as name from membership m join account a on a.id = m.account_id
  where m.organisation_id = $1 and m.role <> 'viewer' order by a.display_name collate "ro-x-icu", a.id`;

type Row = Record<string, unknown>;
type Ask = (text: string, values: unknown[]) => Promise<Row[]>;

const itemOf = ({ other_id: id, other_name: name, text, own: isOwn, note: isNote, ...rest }: Row) => ({
  ...rest,
  other: { id, name },
  last: { text, isOwn, isNote },
});

const listJson = async (
  ask: Ask,
  { account, organisation }: Session,
  { show = 'all', q }: { show?: Show; q?: string },
) => {
  const who = [account, organisation];
  const values = q ? [...who, `%${q}%`] : who;
  const [items, [total], [counts]] = await Promise.all([
    ask(rowsOf(show, Boolean(q)), values),
    ask(totalOf(show, Boolean(q)), values),
    ask(COUNTS, who),
  ]);
  return { items: items.map(itemOf), total: total?.n, totalIsCapped: false, page: 1, pageSize: 20, counts };
};

const aboutOf = ({ project, about_id, number }: Row) => {
  if (project) return { kind: 'project', id: project, number };
  return about_id ? { kind: 'request', id: about_id, number } : null;
};

const messageOf = (files: Row[]) => (message: Row) => ({
  ...message,
  attachments: files.filter((file) => file.message_id === message.id).map(({ message_id: _, ...file }) => file),
});

const threadJson = async (ask: Ask, { account, organisation }: Session, id: string, wanted: number) => {
  const [[row], found, colleagues] = await Promise.all([
    ask(CONVERSATION, [account, organisation, id]),
    ask(MESSAGES, [account, organisation, id, wanted + 1]),
    ask(COLLEAGUES, [organisation]),
  ]);
  if (!row) return { code: 'not_found' };
  const shown = found.slice(0, wanted).toReversed();
  const [files, [seen]] = await Promise.all([
    ask(FILES, [shown.map((message) => message.id)]),
    ask(SEEN, [id, row.firma_id]),
  ]);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    other: { id: row.firma_id, name: row.other },
    subject: row.subject,
    about: aboutOf(row),
    messages: shown.map(messageOf(files)),
    hasEarlier: found.length > wanted,
    readNumber: row.read_number ?? 0,
    seen: seen ?? null,
    isMuted: row.is_muted ?? false,
    isBlocked: row.blocked,
    bar: row.blocked ? 'blocked' : null,
    refusal: null,
    locked: row.locked_at ? { reason: row.locked_reason, at: row.locked_at } : null,
    isReported: row.reported,
    assignee: colleagues.find((one) => one.id === row.uat_assignee_id) ?? null,
    colleagues,
    actions: ['write', 'note', 'complete', 'assign', 'report'],
  };
};

/** Adds hand-written handlers for an authority's list of conversations and for one conversation. */
export function messageHandlers(app: FastifyInstance, pool: pg.Pool, session: SessionOf): void {
  const names = new Map<string, string>();
  const ask: Ask = async (text, values) => {
    const name = names.get(text) ?? `messages ${names.size}`;
    names.set(text, name);
    return (await pool.query({ name, text, values })).rows;
  };
  app.get<{ Querystring: { show?: Show; q?: string } }>('/conversations', async (request, reply) => {
    const who = await session(request, reply, 'uat');
    return who ? listJson(ask, who, request.query) : reply;
  });
  app.get<{ Params: { id: string }; Querystring: { pages?: string } }>('/conversations/:id', async (request, reply) => {
    const who = await session(request, reply, 'uat');
    return who ? threadJson(ask, who, request.params.id, 50 * Number(request.query.pages ?? 1)) : reply;
  });
}
