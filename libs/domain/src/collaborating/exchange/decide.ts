import { sql } from 'kysely';
import { type Acted, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { decided, moved } from '../../decided.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { type Side, tellReporters } from '../../operating/flags/settle.ts';
import { notify, notifyMembers } from '../../operating/notifications/notify.ts';
import { markReadWhere } from '../../operating/notifications/waiting.ts';
import type { Sql } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { ExchangeProject } from './exchange-project.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { tellWaiting } from './notify-readers.ts';
import { ExchangeQuestion } from './question.entity.ts';
import { type Settled, settleFlags, sideOf } from './settle-flags.ts';

type Reasoned = Versioned & { reason: string };

/* Drafts are their authors' alone. */
const overseen: Acted<ExchangeProject> = {
  entity: 'exchange-project',
  type: ExchangeProject,
  where: (id) => ({ id, status: { $ne: 'draft' } }),
};

const lockOverseen = (write: Write<Actor>, id: string): Promise<ExchangeProject> =>
  lock(write, ExchangeProject, overseen.where(id, write.actor));

/**
 * Keeps a reported project and its reported questions: all open reports are answered, and who made them reads why. Throws
 * `exchange.not_flagged` where another administrator has decided.
 */
export const keepExchange = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const { actor, now } = write;
  const row = await lockOverseen(write, id);
  actOnLocked(write, { entity: 'exchange-project', row, version }, () => row.keep(actor, now), { reason });
  await flush(write);
  const flags = await settleFlags(write, sql`f.exchange_id = ${id}`, 'kept');
  if (flags.length === 0) throw new DomainError('exchange.not_flagged');
  // One decision each for the project and for every reported question, since their authors differ.
  const decisions = new Map(flags.map((flag) => [flag.questionId ?? id, flag]));
  for (const [recordId, { questionId, asker }] of decisions) {
    const entity = questionId ? 'exchange-question' : 'exchange-project';
    const about = { entity, id: recordId, pageId: id, title: row.title, since: sinceOf(flags, questionId) } as const;
    const organisationId = asker ?? row.organisationId;
    await decided(write, { ...about, organisationId, action: 'keep', outcome: 'kept', reason });
  }
  tellReporters(write, flags, ({ side }) => NOTIFICATIONS.kept(side, row, reason));
};

/* Since when the reports of a question, or of the project itself, waited. */
const sinceOf = (flags: readonly Settled[], questionId: string | null): Date | null =>
  flags.find((flag) => flag.questionId === questionId)?.at ?? null;

/**
 * Removes a project from the exchange with a reason for its authority. Settles all its open reports, and notifies everybody who waits for
 * something from the project.
 */
export const removeExchange = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const { actor, now } = write;
  const row = await lockOverseen(write, id);
  const remove = () => row.takeOut('remove', actor, reason, now);
  actOnLocked(write, { entity: 'exchange-project', row, version }, remove, { reason });
  await flush(write);
  const flags = await settleFlags(write, sql`f.exchange_id = ${id}`, 'removed');
  const about = { entity: 'exchange-project', id, title: row.title, organisationId: row.organisationId } as const;
  await decided(write, { ...about, action: 'remove', outcome: 'removed', since: sinceOf(flags, null), reason });
  notify(write, [row.organisationId], NOTIFICATIONS.removed(row, reason));
  tellReporters(write, flags, ({ side }) => NOTIFICATIONS.upheld(side, row));
  await tellWaiting(write, row, {
    readers: (side) => NOTIFICATIONS.takenOut(side, row),
    adopters: NOTIFICATIONS.takenOutOrigin(row),
  });
};

/** Puts a removed project back, and tells its authority and everybody who was told of the removal. */
export const restoreExchange = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const { actor, now } = write;
  const row = await lockOverseen(write, id);
  actOnLocked(write, { entity: 'exchange-project', row, version }, () => row.restore(actor, now), { reason });
  notify(write, [row.organisationId], NOTIFICATIONS.restored(row));
  await moved(write, id, 'restored');
  const readers = (side: Side) => NOTIFICATIONS.putBack(side, row);
  await tellWaiting(write, row, { readers, adopters: readers('uat') });
};

/* Locks the project before its question, as the acts of members do. */
const lockQuestion = async (write: Write<Actor>, id: string) => {
  const { exchangeId } = found(await findRow(write, ExchangeQuestion, { id }, { lock: false }));
  const project = await lockOverseen(write, exchangeId);
  return { project, question: await lock(write, ExchangeQuestion, { id }) };
};

const ofQuestion = (id: string): Sql => sql`f.question_id = ${id}`;

/** Removes a question with its answer, and notifies its asker of the reason. Returns the project's id. */
export const removeQuestion = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<string> => {
  const { actor, now } = write;
  const { project, question } = await lockQuestion(write, id);
  const remove = () => question.remove(actor, now);
  actOnLocked(write, { entity: 'exchange-question', row: question, version }, remove, { reason });
  await flush(write);
  const flags = await settleFlags(write, ofQuestion(id), 'removed');
  await settleNotice(write, project.id);
  const about = { entity: 'exchange-question', id, pageId: project.id, title: project.title } as const;
  const { organisationId, accountId } = question;
  const since = sinceOf(flags, id);
  await decided(write, { ...about, organisationId, action: 'remove', outcome: 'removed', since, reason });
  const side = await sideOf(write, organisationId);
  if (side) notifyMembers(write, organisationId, [accountId], NOTIFICATIONS.questionRemoved(side, project, reason));
  tellReporters(write, flags, (reporter) => NOTIFICATIONS.upheld(reporter.side, project));
  return project.id;
};

/* The office's notification about reports of a project counts as read once the last of them is decided. */
const settleNotice = (write: Write<Actor>, exchangeId: string): Promise<void> =>
  markReadWhere(
    write,
    sql`n.event = 'exchange.flagged' and n.href = ${`/admin/exchange/${exchangeId}`}
      and not exists (select from exchange_flag where exchange_id = ${exchangeId} and outcome is null)`,
  );

/** Restores a removed question and notifies its asker. Returns the project's id. */
export const restoreQuestion = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<string> => {
  const { actor, now } = write;
  const { project, question } = await lockQuestion(write, id);
  const restore = () => question.restore(actor, now);
  actOnLocked(write, { entity: 'exchange-question', row: question, version }, restore, { reason });
  const { organisationId, accountId } = question;
  const side = await sideOf(write, organisationId);
  if (side) notifyMembers(write, organisationId, [accountId], NOTIFICATIONS.questionRestored(side, project));
  await moved(write, project.id, 'restored', id);
  return project.id;
};
