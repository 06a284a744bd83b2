import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { record } from '../audit/record.ts';
import { countAttempt } from '../limits/limit.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import type { FlaggedKind } from './content.ts';
import { type FlaggedContent, NOTIFICATIONS } from './notifications.ts';
import { type Settled, settleReports } from './settle.ts';

/*
 * The acts are recorded on the report, not on its content: the author reads the history of the content, and must not learn who reported
 * it, nor that a report was rejected.
 */
const of = ({ id }: Pick<Settled, 'id'>) => ({ entity: 'content-flag', id }) as const;
const done = (action: 'send' | 'keep') => ({ action, from: null, to: null });

/**
 * Reports content of another organisation, whose row the caller has locked, to the association. It stays public until decided. Throws
 * `flag.twice` for a second open report of an organisation, and `rate.limited`.
 */
export const addFlag = async (
  write: Write<Actor>,
  kind: FlaggedKind,
  { content, reason }: { content: FlaggedContent; reason: string },
): Promise<void> => {
  const { db, actor, now } = write;
  await countAttempt(write, 'content-flag:organisation', actor.organisationId);
  const added = await oneRow(
    db,
    sql<{ id: string }>`insert into content_flag (created_at, ${sql.ref(kind)}, organisation_id, account_id, reason)
      values (${now}, ${content.id}, ${actor.organisationId}, ${actor.accountId}, ${reason}) on conflict do nothing returning id`,
  );
  if (!added) throw new DomainError('flag.twice');
  record(write, of(added), done('send'), { reason });
  notifyAdmins(write, NOTIFICATIONS.flagged(content, actor));
};

/** Answers the open reports of content, which the caller has locked. Returns them, the oldest first. */
export const settleFlags = (
  write: Write<Actor>,
  kind: FlaggedKind,
  { id, outcome }: { id: string; outcome: 'removed' | 'withdrawn' | 'kept' },
): Promise<Settled[]> =>
  settleReports(write, { table: 'content_flag', which: sql`f.${sql.ref(kind)} = ${id}`, outcome });

/** Closes the open reports of content that stays. Throws `flag.none` where another administrator has decided. */
export const keepFlags = async (
  write: Write<Actor>,
  kind: FlaggedKind,
  { id, reason }: { id: string; reason: string },
): Promise<Settled[]> => {
  const flags = await settleFlags(write, kind, { id, outcome: 'kept' });
  if (flags.length === 0) throw new DomainError('flag.none');
  for (const flag of flags) record(write, of(flag), done('keep'), { reason });
  return flags;
};
