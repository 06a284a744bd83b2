import { TOTAL_LIMIT } from '@psp/contracts/common';
import type { AccountDetail, AccountQuery } from '@psp/contracts/users';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { waitingSignUp } from '../../joining/applications/waiting-sign-up.ts';
import type { Db } from '../../read-db.ts';
import { orderedFor, searched } from '../../searched.ts';
import { allOf, countOf, jsonText, oneRow, type Sql, totals, windowOf } from '../../sql.ts';
import { accountActions } from './account-actions.ts';
import { peopleFound, signUpsFound } from './found.ts';
import { wholeHistoryOf } from '../../operating/audit/whole-history.ts';

const accounts = ({ page, q, status }: AccountQuery): Sql => {
  const found = searched({
    q,
    from: sql`account a`,
    id: sql`a.id`,
    where: status === 'all' ? sql`true` : sql`a.status = ${status}`,
    order: sql`a.display_name collate "ro-x-icu", a.id`,
    ...peopleFound(q),
    ordered: orderedFor(page),
  });
  return sql`select a.id, a.display_name, a.email::text as email, a.status, a.created_at from ${found} f join account a using (id)`;
};

const signUps = ({ q }: AccountQuery): Sql =>
  sql`select r.id, r.content ->> 'contactName', r.email::text, 'unconfirmed', r.created_at from registration r where ${allOf(
    waitingSignUp,
    q ? signUpsFound(q) : undefined,
  )}`;

const byName = sql`display_name collate "ro-x-icu", id`;
/* Each query is ordered and limited separately, so that neither reads more rows than are counted. */
const peopleOf = (query: AccountQuery): Sql => {
  const first = (people: Sql): Sql =>
    sql`(select * from (${people}) p (id, display_name, email, status, created_at) order by ${byName} limit ${sql.lit(TOTAL_LIMIT + 1)})`;
  if (query.status === 'all') return sql`${first(accounts(query))} union all ${first(signUps(query))}`;
  return first(query.status === 'unconfirmed' ? signUps(query) : accounts(query));
};

const lastSeen = sql`(select max(s.last_seen_at) from session s where s.account_id = a.id)`;

/** Lists people by name, including sign-ups with an unconfirmed e-mail, as JSON text (`accountList`). */
export const listAccounts = (db: Db, query: AccountQuery): Promise<string> => {
  return jsonText(
    db,
    sql<{ json: string }>`with found (id, display_name, email, status, created_at) as materialized (${peopleOf(query)}),
      page as (select a.*, row_number() over (order by ${byName}) as position from found a
        order by ${byName} ${windowOf(query.page)})
    select json_build_object(
      'items', coalesce((select json_agg(json_build_object('id', a.id, 'displayName', a.display_name, 'email', a.email,
          'status', a.status, 'createdAt', a.created_at, 'lastSeenAt', ${lastSeen},
          'organisations', array(select o.name from membership m join organisation o on o.id = m.organisation_id
            where m.account_id = a.id order by o.name collate "ro-x-icu")) order by a.position) from page a), '[]'),
      ${totals(query.page)})::text as json from ${countOf(sql`select from found`)} counted`,
  );
};

type Stored = Omit<AccountDetail, 'actions'>;

const readStored = (db: Db, id: string) =>
  oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('id', a.id, 'displayName', a.display_name, 'email', a.email::text,
      'phone', a.phone, 'position', a.position, 'status', a.status, 'statusReason', a.status_reason,
      'createdAt', a.created_at, 'lastSeenAt', ${lastSeen}, 'hasTwoFactor', a.totp_enabled_at is not null,
      'deletionDueAt', a.deletion_due_at, 'version', a.version,
      'memberships', (select coalesce(json_agg(json_build_object('organisationId', o.id, 'name', o.name, 'kind', o.kind,
          'status', o.status, 'role', m.role) order by o.name collate "ro-x-icu"), '[]')
        from membership m join organisation o on o.id = m.organisation_id where m.account_id = a.id),
      'history', ${wholeHistoryOf(sql`select a.id union all select n.id from user_note n where n.account_id = a.id`)}) as json
    from account a where a.id = ${id}`,
  );

const readSignUp = (db: Db, id: string) =>
  oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('id', r.id, 'displayName', r.content ->> 'contactName',
      'email', r.email::text, 'phone', r.content ->> 'phone', 'position', r.content ->> 'position',
      'status', 'unconfirmed', 'statusReason', null, 'createdAt', r.created_at, 'lastSeenAt', null,
      'hasTwoFactor', false, 'deletionDueAt', null, 'memberships', '[]'::json, 'version', 1,
      'history', ${wholeHistoryOf(sql`select r.id`)}) as json
    from registration r where r.id = ${id} and ${waitingSignUp}`,
  );

/** Reads a person, or a sign-up with an unconfirmed e-mail; null for an unknown id. */
export const readPerson = async (db: Db, actor: Actor, id: string, now: Date): Promise<AccountDetail | null> => {
  const row = (await readStored(db, id)) ?? (await readSignUp(db, id));
  if (!row) return null;
  const isStaff = row.json.memberships.some(({ kind }) => kind === 'admin');
  return { ...row.json, actions: accountActions({ ...row.json, isStaff }, actor, now) };
};
