import type { MikroORM } from '@mikro-orm/postgresql';
import type { MagazineContent } from '@psp/contracts/magazine';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { inspectFile } from '../../operating/files/inspect-document.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import type { FileStore } from '../../operating/files/store.ts';
import { type ReceivedFile, storeFile } from '../../operating/files/store-file.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { createReadDb } from '../../read-db.ts';
import { type Dated, flush, transaction, type Write } from '../../write.ts';
import { MagazineIssue } from './issue.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const issues: Acted<MagazineIssue> = { entity: 'magazine-issue', type: MagazineIssue, where: (id) => ({ id }) };

/** Plans an issue. Returns its id. The commit fails with `magazine.exists` when the year has this number. */
export const createMagazineIssue = async (write: Write<Actor>, content: MagazineContent): Promise<string> => {
  const issue = MagazineIssue.plan(write.actor, content);
  write.em.persist(issue);
  record(write, { entity: 'magazine-issue', id: issue.id }, { action: 'create', from: 'draft', to: 'draft' });
  await flush(write);
  return issue.id;
};

/** Saves what an issue says. Throws `version.stale`, as do `publishIssue` and `withdrawIssue`, and `magazine.exists`. */
export const editMagazineIssue = async (
  write: Write<Actor>,
  { id, version, ...content }: Versioned & MagazineContent,
): Promise<void> => {
  await act(write, issues, { id, version }, (issue) => issue.edit(write.actor, content, write.now));
};

/** Publishes an issue. All partners are notified, but only the first time. Throws `magazine.no_file`. */
export const publishMagazineIssue = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { actor, db, now } = write;
  const issue = await act(write, issues, input, (one) => one.publish(actor, now));
  if (issue.announcedAt) return;
  issue.announcedAt = now;
  const firms = await db.run(
    sql<{ id: string }>`select id from organisation where kind = 'firma' and status = 'approved' order by id`,
  );
  const told = firms.map(({ id }) => id);
  notify(write, told, NOTIFICATIONS.published(issue));
};

/** Withdraws a published issue; partners can no longer read it. */
export const withdrawMagazineIssue = async (
  write: Write<Actor>,
  { reason, ...input }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  await act(write, issues, input, (issue) => issue.withdraw(actor, reason, now), { reason });
};

/** Checks a received file and stores it. Throws `magazine.not_pdf`, and what `inspectFile` and `storeFile` throw. */
export const storeMagazineFile = async (
  dated: Dated,
  files: FileStore,
  received: ReceivedFile,
  owner: Actor,
): Promise<string> => {
  const type = await inspectFile(received.path, received.name).catch((error: unknown) => {
    throw error instanceof DomainError && isOtherType(error) ? new DomainError('magazine.not_pdf') : error;
  });
  if (type !== 'pdf') throw new DomainError('magazine.not_pdf');
  return (await storeFile(dated, files, received, { purpose: 'magazine', type, owner })).id;
};

const isOtherType = ({ code }: DomainError): boolean => code === 'file.type' || code === 'file.false_pdf';

/** Sets the PDF of an issue that is not published, and removes the one that it replaces. */
export const attachMagazineFile = async (
  write: Write<Actor>,
  { id, fileId }: { id: string; fileId: string },
): Promise<void> => {
  const { actor, db, now } = write;
  const issue = await lock(write, MagazineIssue, { id });
  const before = issue.fileId;
  actOnLocked(write, { entity: 'magazine-issue', row: issue, version: issue.version }, (one) =>
    one.attach(actor, fileId, now),
  );
  await flush(write);
  if (before) await removeFiles(db, sql`id = ${before}`);
};

interface Upload {
  actor: Actor;
  id: string;
  received: ReceivedFile;
}

/**
 * Stores the PDF of an issue, outside a transaction. Throws `not_found`, `action.not_allowed` for a published issue, and the errors of
 * `storeMagazineFile`.
 */
export const uploadMagazineFile = async (
  orm: MikroORM,
  files: FileStore,
  { actor, id, received }: Upload,
): Promise<void> => {
  // Checked before the file is stored, and again when it is set.
  const now = await transaction(orm, { actor }, async (write) => {
    (await lock(write, MagazineIssue, { id })).expectOpen(actor, write.now);
    return write.now;
  });
  const db = createReadDb(orm);
  const fileId = await storeMagazineFile({ db, now }, files, received, actor);
  try {
    await transaction(orm, { actor }, (write) => attachMagazineFile(write, { id, fileId }));
  } catch (error) {
    await removeFiles(db, sql`id = ${fileId}`);
    throw error;
  }
};
