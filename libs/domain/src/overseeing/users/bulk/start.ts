import { BULK_MOST, BULK_REASONED, type BulkAction } from '@psp/contracts/bulk-act-names';
import type { StartBulkAct } from '@psp/contracts/bulk-acts';
import { sql } from 'kysely';
import { type Acted, act, type Versioned } from '../../../act.ts';
import { type Actor, isAdmin } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { record } from '../../../operating/audit/record.ts';
import { enqueue } from '../../../operating/jobs/enqueue.ts';
import { countAttempt } from '../../../operating/limits/limit.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { waitingSignUp } from '../../../joining/applications/waiting-sign-up.ts';
import { signUpsFound } from '../found.ts';
import { matchingOrganisations } from '../organisation-queries.ts';
import { BulkAct } from './act.entity.ts';
import { STOPPED } from './strings.ts';

const BULK: Acted<BulkAct> = { entity: 'bulk-act', type: BulkAct, where: (id) => ({ id }) };

/** Most rows that one act changes, whatever it is. */
const MOST = Math.max(...Object.values(BULK_MOST));
const ANY_SIGN_UP = { q: '' };
const ANY_ORGANISATION = { q: '', kind: 'all', status: 'all', badge: 'all' } as const;

/* Sign-ups that match a search text: those who have not confirmed their e-mail. */
const signUps = (q: string, ids: string[] | null, most: number): Sql => {
  const which = ids ? sql`r.id = any (${ids}::uuid[])` : q ? signUpsFound(q) : sql`true`;
  return sql`select r.id, coalesce(r.content ->> 'contactName', r.email::text) as name from registration r
    where ${waitingSignUp} and ${which} order by 2, 1 limit ${sql.lit(most)}`;
};

const countUpTo = async (db: Db, rows: Sql): Promise<{ count: number; isMore: boolean }> => {
  const found = await oneRow(db, sql<{ n: number }>`select count(*)::int as n from (${rows}) found`);
  const n = found?.n ?? 0;
  return { count: Math.min(n, MOST), isMore: n > MOST };
};

/** Counts the organisations that an act on all matching ones would change. */
export const countOrganisations = (db: Db, query: NonNullable<StartBulkAct['organisations']>) =>
  countUpTo(db, sql`select from ${matchingOrganisations(query, MOST + 1)} f`);
/** Counts those who have not confirmed their e-mail and match a search. */
export const countSignUps = (db: Db, { q }: NonNullable<StartBulkAct['people']>) =>
  countUpTo(db, signUps(q, null, MOST + 1));

/* Subjects of the chosen rows, or of all that match: id and name. At most one more than allowed, so that too many show. */
const subjectsOf = ({ action, ids, organisations, people }: StartBulkAct): Sql => {
  const most = BULK_MOST[action] + 1;
  if (action === 'resendConfirmation') return signUps((people ?? ANY_SIGN_UP).q, ids, most);
  if (ids)
    return sql`select o.id, o.name from organisation o where o.id = any (${ids}::uuid[]) order by o.name, o.id limit ${sql.lit(most)}`;
  const found = matchingOrganisations(organisations ?? ANY_ORGANISATION, most);
  return sql`select o.id, o.name from ${found} f join organisation o using (id) order by f.place, o.id limit ${sql.lit(most)}`;
};

const expectWhole = ({ action, ids, organisations, people, reason, package: chosen }: StartBulkAct): void => {
  const sources = [ids, organisations, people].filter((source) => source !== null).length;
  const isOfPeople = action === 'resendConfirmation';
  if (sources !== 1 || (isOfPeople ? organisations !== null : people !== null))
    throw new DomainError('bulk-act.choice');
  if (people && people.status !== 'unconfirmed') throw new DomainError('bulk-act.choice');
  if ((action === 'setPackage') !== (chosen !== null)) throw new DomainError('bulk-act.package');
  if (BULK_REASONED.includes(action) && reason === '') throw new DomainError('reason.required');
};

const expectCount = (action: BulkAction, count: number, found: number): void => {
  const most = BULK_MOST[action];
  if (found > most) throw new DomainError('bulk-act.too_many', { most });
  if (found !== count) throw new DomainError('bulk-act.changed', { count: found });
};

/**
 * Starts an act on many rows, which the worker performs. Returns its id. Throws `bulk-act.choice`, `bulk-act.package`,
 * `reason.required`, `bulk-act.too_many`, `bulk-act.changed` when another number of rows matches than the page has shown, and
 * `rate.limited` after the day's acts.
 */
export const startBulkAct = async (write: Write<Actor>, input: StartBulkAct): Promise<string> => {
  const { em, db, actor } = write;
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
  expectWhole(input);
  await countAttempt(write, 'bulk-act:account', actor.accountId);
  const started = BulkAct.of(actor, input);
  em.persist(started);
  const change = { action: 'start', from: null, to: started.status };
  const details = { action: input.action, count: input.count };
  record(write, { entity: 'bulk-act', id: started.id }, change, { reason: input.reason || null, details });
  await flush(write);
  const rows = await oneRow(
    db,
    sql<{ n: number }>`with subject as materialized (${subjectsOf(input)}), kept as (
        insert into bulk_act_row (act_id, position, subject_id, name)
        select ${started.id}, row_number() over (), id, name from subject returning 1)
      select count(*)::int as n from kept`,
  );
  expectCount(input.action, input.count, rows?.n ?? 0);
  await enqueue(db, 'bulk-act', { id: started.id });
  return started.id;
};

/** Stops an act before its last row; what is done stays done. Throws `version.stale`, `action.not_allowed` when it has ended. */
export const stopBulkAct = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { actor, now } = write;
  await act(write, BULK, input, (one) => one.end(actor, 'stop', STOPPED.byHand(actor.displayName), now));
};
