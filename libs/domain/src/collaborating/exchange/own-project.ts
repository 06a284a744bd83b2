import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { sql } from 'kysely';
import { type Acted, lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { expectOwnImages } from '../../operating/images/own-images.ts';
import { attachToExchange } from '../../operating/attachments/attach.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { ExchangeProject } from './exchange-project.entity.ts';
import { IS_PUBLISHED } from './readable.ts';

/** Projects of the actor's authority. */
export const ownExchange: Acted<ExchangeProject> = {
  entity: 'exchange-project',
  type: ExchangeProject,
  where: (id, { organisationId }) => ({ id, organisationId }),
};

/**
 * Locks a project that everybody may read. Throws `not_found`, and `exchange.not_published` once it is withdrawn or removed, or its
 * authority is suspended.
 */
export const lockPublished = async (write: Pick<Write<unknown>, 'em' | 'db'>, id: string): Promise<ExchangeProject> => {
  const project = await lock(write, ExchangeProject, { id });
  if (project.status === 'draft') throw new DomainError('not_found');
  const isShown = sql`select from exchange_project x where x.id = ${id} and ${IS_PUBLISHED}`;
  if (!(await oneRow(write.db, isShown))) throw new DomainError('exchange.not_published');
  return project;
};

/** Records what another organisation does with a project, which changes no state of it. */
export const recordUse = (
  write: Write<Actor>,
  { id, status }: ExchangeProject,
  action: 'follow' | 'thank' | 'flag' | 'join' | 'adopt' | 'answerNaming',
  more: Parameters<typeof record>[3],
): void => record(write, { entity: 'exchange-project', id }, { action, from: status, to: status }, more);

/* Throws `exchange.contact` unless the contact is a member of the actor's authority. */
const expectContact = async ({ db, actor }: Write<Actor>, contactId: string | null): Promise<void> => {
  if (!contactId) return;
  const member = sql`select from membership where account_id = ${contactId} and organisation_id = ${actor.organisationId}`;
  if (!(await oneRow(db, member))) throw new DomainError('exchange.contact');
};

/** Checks what the content refers to, before it is kept: contact and pictures. */
export const expectOwnContent = async (
  write: Write<Actor>,
  { contactId, pictures }: ExchangeContent,
): Promise<void> => {
  await expectContact(write, contactId);
  await expectOwnImages(
    write,
    write.actor,
    pictures.map(({ id }) => id),
  );
};

/** Keeps the files of the content. Call it after the project's row is written. */
export const keepFiles = async (write: Write<Actor>, id: string, { files }: ExchangeContent): Promise<void> => {
  await attachToExchange(
    write,
    id,
    files.map(({ fileId }) => fileId),
  );
  const copied = files.filter(({ isCopied }) => isCopied).map(({ fileId }) => fileId);
  await write.db.run(sql`update attachment set is_copied = (file_id = any (${copied}::uuid[]))
    where exchange_id = ${id} and is_copied <> (file_id = any (${copied}::uuid[]))`);
};

/** Keeps the content of a published project under its revision, with the names of its files. */
export const keepVersion = (write: Write<Actor>, { id, revision }: ExchangeProject, content: ExchangeContent): void =>
  send(
    write,
    sql`insert into exchange_version (exchange_id, revision, content, created_by, created_at, files)
      select ${id}, ${revision}, ${JSON.stringify(content)}::jsonb, ${write.actor.accountId}, ${write.now},
        coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.id), '[]')
      from stored_file f where f.id = any (${content.files.map(({ fileId }) => fileId)}::uuid[])`,
  );

/** Reads the whole content of a project: its text, files and pictures. */
export const contentOf = async (
  { db }: Pick<Write<unknown>, 'db'>,
  project: ExchangeProject,
): Promise<ExchangeContent> => {
  const files = await db.run(sql<{
    fileId: string;
    isCopied: boolean;
  }>`select file_id as "fileId", is_copied as "isCopied"
    from attachment where exchange_id = ${project.id} order by id`);
  const pictures = project.imageIds.map((id, at) => ({ id, alt: project.imageAlts[at] ?? '' }));
  return { ...project.content, files: files.map(({ fileId, isCopied }) => ({ fileId, isCopied })), pictures };
};
