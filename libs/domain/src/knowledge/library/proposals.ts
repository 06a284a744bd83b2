import type { LibraryProposal, LibraryProposalQuery, LibraryProposalView } from '@psp/contracts/library-proposals';
import { sql } from 'kysely';
import { type Acted, act, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { moved } from '../../decided.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { record } from '../../operating/audit/record.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import type { GivenText } from '../../operating/rich-text/text.ts';
import type { Db } from '../../read-db.ts';
import { allOf, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { LibraryDocument, libraryActions } from './document.entity.ts';
import { type Given, setParts, textOf } from './manage-library.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { categoryName, expectCategory, holdCategories } from '../categories.ts';
import { isReadableBy } from '../passages/readable.ts';

type Proposed = Omit<LibraryProposal, 'body'> & { body: GivenText };

const proposals: Acted<LibraryDocument> = {
  entity: 'library',
  type: LibraryDocument,
  where: (id, { organisationId }) => ({ id, organisationId }),
};

/* A proposal is by its organisation, and read by all until the association decides otherwise. */
const givenOf = ({ organisationName }: Actor, proposed: Proposed): Given => ({
  ...proposed,
  ...{ author: organisationName, access: 'signed_in', verifiedOn: null, ownerId: null, relatedIds: [] },
});

/** Sends a document of the actor's organisation to the association. Returns its id. Throws `rate.limited`, `taxonomy.off` and
 * `library.file_gone`. */
export const proposeDocument = async (write: Write<Actor>, proposed: Proposed): Promise<string> => {
  const { actor, em } = write;
  await countAttempt(write, 'library-propose:organisation', actor.organisationId);
  const given = givenOf(actor, proposed);
  await expectCategory(write, given.category);
  const document = LibraryDocument.plan(actor, textOf(given));
  em.persist(document);
  record(write, { entity: 'library', id: document.id }, { action: 'propose', from: null, to: 'proposed' });
  notifyAdmins(write, NOTIFICATIONS.proposed(document, actor.organisationName));
  await flush(write);
  await setParts(write, { id: document.id, edition: 1 }, given);
  return document.id;
};

/** Sends a changed proposal again; the association is notified where it had rejected it. Throws `not_found` for that of another, and as
 * `proposeDocument`. */
export const resendProposal = async (
  write: Write<Actor>,
  { id, version, ...proposed }: Versioned & Proposed,
): Promise<void> => {
  const { actor, now } = write;
  await countAttempt(write, 'library-propose:organisation', actor.organisationId);
  const given = givenOf(actor, proposed);
  await holdCategories(write);
  let wasRejected = false;
  let kept = '';
  const document = await act(write, proposals, { id, version }, (one) => {
    wasRejected = one.status === 'rejected';
    kept = one.category;
    return one.resend(actor, textOf(given), now);
  });
  await expectCategory(write, given.category, kept);
  if (wasRejected) notifyAdmins(write, NOTIFICATIONS.proposed(document, actor.organisationName));
  await flush(write);
  await setParts(write, { id, edition: 1 }, given);
  if (wasRejected) await moved(write, id, 'reworked');
};

const PROPOSED = sql`'id', d.id, 'version', d.version, 'title', d.title, 'type', d.type, 'category', d.category,
  'categoryName', ${categoryName(sql`d.category`)}, 'status', d.status`;

const isOwn = ({ organisationId }: Actor): Sql => sql`d.organisation_id = ${organisationId}`;

/** Lists the proposals of the actor's organisation, the newest first, as JSON text (`libraryProposalList`). */
export const listProposals = (db: Db, actor: Actor, { page, q, status }: LibraryProposalQuery): Promise<string> => {
  const where = allOf(
    isOwn(actor),
    status === 'all' ? undefined : sql`d.status = ${status}`,
    q ? matches(sql`d.search_text`, sql`d.search_vector`, q) : undefined,
  );
  return pageText(
    db,
    page,
    sql`select json_build_object(${PROPOSED}) as item, row_number() over (order by d.id desc) as position
      from library_document d where ${where} order by d.id desc ${windowOf(page)}`,
    sql`select from library_document d where ${where}`,
  );
};

/* The first version of a published proposal; what the association changed later is read by those who may. */
const WITH_FIRST = sql`library_document d left join library_version v on v.document_id = d.id and v.number = 1`;

/** Reads a proposal of the actor's organisation; null for any other. */
export const readProposal = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<LibraryProposalView | null> => {
  const files = sql`library_file l join stored_file f on f.id = l.file_id where l.document_id = d.id and l.added_in = 1`;
  const row = await oneRow(
    db,
    sql<{ json: Omit<LibraryProposalView, 'actions'> }>`select json_build_object(${PROPOSED}, 'reason', d.reason,
        'content', json_build_object('type', d.type, 'title', coalesce(v.title, d.title), 'category', d.category,
          'description', coalesce(v.description, d.description), 'body', coalesce(v.body, d.body), 'tags', d.tags,
          'url', case when v.number is null then d.url else v.url end,
          'fileIds', (select coalesce(json_agg(f.id order by l.position, l.id), '[]') from ${files})),
        'files', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
          order by l.position, l.id), '[]') from ${files}),
        'isReadable', ${isReadableBy(actor)}, 'history', ${historyOf(sql`select d.id`, actor)}) as json
      from ${WITH_FIRST} where d.id = ${id} and ${isOwn(actor)}`,
  );
  if (!row) return null;
  const facts = { status: row.json.status, organisationId: actor.organisationId };
  return { ...row.json, actions: libraryActions(facts, actor, now) };
};

/** Reads a file of a proposal of the actor's organisation; null for any other. */
export const findProposalFile = (
  db: Db,
  actor: Actor,
  { id, fileId }: { id: string; fileId: string },
): Promise<StoredFile | null> =>
  oneRow(
    db,
    sql<StoredFile>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
      from library_document d join library_file l on l.document_id = d.id join stored_file f on f.id = l.file_id
      where d.id = ${id} and l.file_id = ${fileId} and l.added_in = 1 and ${isOwn(actor)}`,
  );
