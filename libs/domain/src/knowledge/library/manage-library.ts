import type { LibraryContent, ReviseLibrary } from '@psp/contracts/library';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { type Decided, decided } from '../../decided.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { type GivenText, richTextOf } from '../../operating/rich-text/text.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { expectCategory, holdCategories } from '../categories.ts';
import { type DocumentText, LibraryDocument } from './document.entity.ts';
import { setFiles } from './files.ts';
import { keepDocumentPassages } from './passages.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { tellOfVersion, tellProposer } from './tell.ts';

/** What is saved in a document. */
export type Given = Omit<LibraryContent, 'body'> & { body: GivenText };

const documents: Acted<LibraryDocument> = { entity: 'library', type: LibraryDocument, where: (id) => ({ id }) };

/** Sanitises what is saved in a document. */
export const textOf = ({ body, fileIds: _, relatedIds: __, tags, ...rest }: Given): DocumentText => {
  const { html, words } = richTextOf(body);
  return { ...rest, tags: [...new Set(tags)], body: html, bodyText: words };
};

const expectOwner = async ({ db, actor }: Write<Actor>, ownerId: string | null): Promise<void> => {
  if (ownerId === null) return;
  const member = sql`select from membership where account_id = ${ownerId} and organisation_id = ${actor.organisationId}`;
  found(await oneRow(db, member), 'library.owner');
};

/** Sets files and related documents. An unknown related document is left out: it may have been removed meanwhile. */
export const setParts = async (
  write: Write<Actor>,
  document: { id: string; edition: number },
  { fileIds, relatedIds }: Given,
): Promise<void> => {
  const { db } = write;
  await setFiles(write, document, fileIds);
  await db.run(sql`delete from library_related where document_id = ${document.id}`);
  await db.run(sql`insert into library_related (document_id, related_id, position)
    select ${document.id}, d.id, r.position from unnest(${relatedIds}::uuid[]) with ordinality r(id, position)
      join library_document d on d.id = r.id and d.id <> ${document.id}`);
};

/** Prepares a document. Returns its id. Throws `library.owner`, `taxonomy.off` and `library.file_gone`. */
export const createDocument = async (write: Write<Actor>, given: Given): Promise<string> => {
  await expectOwner(write, given.ownerId);
  await expectCategory(write, given.category);
  const document = LibraryDocument.plan(write.actor, textOf(given));
  write.em.persist(document);
  record(write, { entity: 'library', id: document.id }, { action: 'create', from: null, to: 'draft' });
  await flush(write);
  await setParts(write, { id: document.id, edition: 1 }, given);
  return document.id;
};

/** Saves a document that is not published yet. Throws `version.stale`, and as `createDocument`. */
export const editDocument = async (
  write: Write<Actor>,
  { id, version, ...given }: Versioned & Given,
): Promise<void> => {
  const { actor, now } = write;
  await expectOwner(write, given.ownerId);
  await holdCategories(write);
  let kept = '';
  await act(write, documents, { id, version }, (document) => {
    kept = document.category;
    return document.edit(actor, textOf(given), now);
  });
  await expectCategory(write, given.category, kept);
  await flush(write);
  await setParts(write, { id, edition: 1 }, given);
};

/* Throws `library.empty` for a document without text, files and address. */
const expectContent = async ({ db }: Write<Actor>, { id, bodyText, url }: LibraryDocument): Promise<void> => {
  if (bodyText || url) return;
  const file = sql`select from library_file where document_id = ${id} and removed_in is null limit 1`;
  found(await oneRow(db, file), 'library.empty');
};

/* Keeps the published text as a version of its own. */
const keepVersion = async (
  { db, actor, now }: Write<Actor>,
  { id, edition, title, description, body, url }: LibraryDocument,
  note: string,
): Promise<void> => {
  await db.run(sql`insert into library_version (document_id, number, published_at, published_by, note, title, description, body, url)
    values (${id}, ${edition}, ${now}, ${actor.accountId}, ${note}, ${title}, ${description}, ${body}, ${url})`);
};

const publish = async (
  write: Write<Actor>,
  { id, version }: Versioned,
  action: 'publish' | 'approve' | 'reinstate',
): Promise<LibraryDocument> => {
  const { actor, now } = write;
  const document = await lock(write, LibraryDocument, { id });
  const apply = () => (action === 'reinstate' ? document.reinstate(actor, now) : document.publish(actor, action, now));
  actOnLocked(write, { entity: 'library', row: document, version }, apply);
  await expectContent(write, document);
  await flush(write);
  await keepVersion(write, document, '');
  await keepDocumentPassages(write, id);
  return document;
};

/** Publishes a document as its first version. Throws `version.stale` and `library.empty`. */
export const publishDocument = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await publish(write, input, 'publish');
};

/** Publishes a proposal as its first version; its organisation is notified. Throws as `publishDocument`. */
export const approveProposal = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  // It waits since its last change, which the decision overwrites.
  const { updatedAt: since } = await lock(write, LibraryDocument, { id: input.id });
  const document = await publish(write, input, 'approve');
  await tellProposer(write, document, (kind) => NOTIFICATIONS.approved(kind, document));
  await keepDecision(write, document, { action: 'approve', outcome: 'approved', since });
};

/** Publishes a rejected proposal whose author has contested the decision. Throws as `publishDocument`. */
export const reinstateProposal = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const document = await publish(write, input, 'reinstate');
  await tellProposer(write, document, (kind) => NOTIFICATIONS.approved(kind, document));
};

const keepDecision = (
  write: Write<Actor>,
  { id, title, organisationId }: LibraryDocument,
  what: Pick<Decided, 'action' | 'outcome' | 'since' | 'reason'>,
): Promise<void> => decided(write, { entity: 'library', id, title, organisationId: organisationId ?? null, ...what });

/** Returns a proposal to its organisation, which is told why and may send it again. Throws `version.stale`. */
export const rejectProposal = async (
  write: Write<Actor>,
  { reason, ...input }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const document = await act(write, documents, input, (one) => one.reject(actor, reason, now), { reason });
  await tellProposer(write, document, (kind) => NOTIFICATIONS.rejected(kind, document, reason));
  await keepDecision(write, document, { action: 'reject', outcome: 'refused', since: document.updatedAt, reason });
};

/**
 * Replaces a published document by a new version, which those are told who have it as favourite; the earlier ones stay readable. Throws `version.stale`, `library.empty`, and as
 * `createDocument`.
 */
export const reviseDocument = async (
  write: Write<Actor>,
  { id, version, note, ...given }: Versioned & Given & Pick<ReviseLibrary, 'note'>,
): Promise<void> => {
  const { actor, now } = write;
  await expectOwner(write, given.ownerId);
  await holdCategories(write);
  let kept = '';
  const revise = (one: LibraryDocument) => {
    kept = one.category;
    return one.revise(actor, textOf(given), now);
  };
  const document = await act(write, documents, { id, version }, revise, { details: { note } });
  await expectCategory(write, given.category, kept);
  await flush(write);
  await setParts(write, document, given);
  await expectContent(write, document);
  await keepVersion(write, document, note);
  await keepDocumentPassages(write, id);
  await tellOfVersion(write, document, note);
};

/** Keeps that the actor has checked the content today and answers for it. Throws `version.stale`. */
export const verifyDocument = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { actor, now } = write;
  await act(write, documents, input, (document) => document.verify(actor, actor.accountId, romanianDay(now), now));
};

/** Takes a document away from all readers. Throws `version.stale`. */
export const archiveDocument = async (
  write: Write<Actor>,
  { reason, ...input }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  await act(write, documents, input, (document) => document.put(actor, 'archive', now), { reason });
  await flush(write);
  await keepDocumentPassages(write, input.id);
};

/** Publishes an archived document again. Throws `version.stale`. */
export const restoreDocument = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { actor, now } = write;
  await act(write, documents, input, (document) => document.put(actor, 'restore', now));
  await flush(write);
  await keepDocumentPassages(write, input.id);
};
