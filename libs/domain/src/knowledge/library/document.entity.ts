import { defineEntity, p } from '@mikro-orm/core';
import type { KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import type { LibraryAction, LibraryStatus, LibraryType } from '@psp/contracts/library-names';
import { type Actor, canWriteFor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const documentSchema = defineEntity({
  name: 'LibraryDocument',
  tableName: 'library_document',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    organisationId: p.uuid().nullable(),
    status: p.string().$type<LibraryStatus>(),
    type: p.string().$type<LibraryType>(),
    title: p.text(),
    category: p.string(),
    description: p.text(),
    body: p.text(),
    bodyText: p.text(),
    author: p.text(),
    tags: p.array<string>().columnType('text[]'),
    access: p.string().$type<KnowledgeAccess>(),
    verifiedOn: p.date().nullable(),
    ownerId: p.uuid().nullable(),
    url: p.text().nullable(),
    edition: p.integer().default(0),
    publishedAt: p.datetime().nullable(),
    words: p.text(),
    reason: p.text().nullable(),
  },
});

/** What a document says, without its files and related ones. */
export type DocumentText = Pick<
  LibraryDocument,
  | 'type'
  | 'title'
  | 'category'
  | 'description'
  | 'body'
  | 'bodyText'
  | 'author'
  | 'tags'
  | 'access'
  | 'verifiedOn'
  | 'ownerId'
  | 'url'
>;

const wordsOf = ({ title, description, tags }: DocumentText): string => [title, description, ...tags].join(' ');

/** A document of the library: prepared or proposed, published, and then changed by numbered versions. */
export class LibraryDocument extends documentSchema.class {
  static plan(actor: Actor, text: DocumentText): LibraryDocument {
    const isProposal = actor.kind !== 'admin';
    const status = isProposal ? ('proposed' as const) : ('draft' as const);
    const own = { id: newId(), createdBy: actor.accountId, organisationId: isProposal ? actor.organisationId : null };
    const none = { edition: 0, publishedAt: null, reason: null };
    return Object.assign(new LibraryDocument(), { ...own, ...none, status, ...text, words: wordsOf(text) });
  }

  /** Saves a document, or a proposal before it is decided, that is not published yet. */
  edit(doer: Doer, text: DocumentText, now: Date): Change<LibraryStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, { ...text, words: wordsOf(text) });
    return change;
  }

  /** The organisation changes its proposal, which is decided on anew. */
  resend(doer: Doer, text: DocumentText, now: Date): Change<LibraryStatus> {
    const change = machine.apply(this, 'resend', doer, now);
    Object.assign(this, { ...text, words: wordsOf(text), reason: null });
    return change;
  }

  reject(doer: Doer, reason: string, now: Date): Change<LibraryStatus> {
    const change = machine.apply(this, 'reject', doer, now);
    this.reason = reason;
    return change;
  }

  /** Publishes a rejected proposal, whose author contested the decision. */
  reinstate(doer: Doer, now: Date): Change<LibraryStatus> {
    const change = reversal.apply(this, 'reinstate', doer, now);
    Object.assign(this, { edition: 1, publishedAt: now, reason: null });
    return change;
  }

  publish(doer: Doer, action: 'publish' | 'approve', now: Date): Change<LibraryStatus> {
    const change = machine.apply(this, action, doer, now);
    Object.assign(this, { edition: 1, publishedAt: now });
    return change;
  }

  /** Replaces the published text by a new version. */
  revise(doer: Doer, text: DocumentText, now: Date): Change<LibraryStatus> {
    const change = machine.apply(this, 'revise', doer, now);
    Object.assign(this, { ...text, words: wordsOf(text), edition: this.edition + 1 });
    return change;
  }

  /** Keeps that a member of the association has checked the content on `day` (yyyy-mm-dd) and answers for it. */
  verify(doer: Doer, accountId: string, day: string, now: Date): Change<LibraryStatus> {
    const change = machine.apply(this, 'verify', doer, now);
    Object.assign(this, { verifiedOn: day, ownerId: accountId });
    return change;
  }

  /** Takes a document away from its readers, or gives it back. */
  put(doer: Doer, action: 'archive' | 'restore', now: Date): Change<LibraryStatus> {
    return machine.apply(this, action, doer, now);
  }
}
documentSchema.setClass(LibraryDocument);

/** The columns that decide what may be done with a document. */
export type DocumentFacts = Pick<LibraryDocument, 'status' | 'organisationId'>;

const isProposer = (doer: Doer, { organisationId }: DocumentFacts): boolean =>
  doer.kind !== 'admin' && Boolean(organisationId && canWriteFor(doer, organisationId));

const machine = stateMachine<DocumentFacts, LibraryStatus, LibraryAction>({
  edit: { from: ['draft', 'proposed'], by: isAdmin },
  resend: { from: ['proposed', 'rejected'], to: 'proposed', by: isProposer },
  publish: { from: ['draft'], to: 'published', by: isAdmin },
  approve: { from: ['proposed'], to: 'published', by: isAdmin },
  reject: { from: ['proposed'], to: 'rejected', by: isAdmin },
  revise: { from: ['published'], by: isAdmin },
  verify: { from: ['published'], by: isAdmin },
  archive: { from: ['published'], to: 'archived', by: isAdmin },
  restore: { from: ['archived'], to: 'published', by: isAdmin },
});

/* Not an action of its own: only the end of a contest does it. */
const reversal = stateMachine<DocumentFacts, LibraryStatus, 'reinstate'>({
  reinstate: { from: ['rejected'], to: 'published', by: isAdmin },
});

/** What the doer may do with the document now. */
export const libraryActions = (document: DocumentFacts, doer: Doer, now: Date): LibraryAction[] =>
  machine.actionsFor(document, doer, now);
