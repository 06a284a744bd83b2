import type { PublishLegal } from '@psp/contracts/legal';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { EXTERNAL_LINK_REL } from '../../operating/rich-text/sanitise.ts';
import { type GivenText, richTextOf } from '../../operating/rich-text/text.ts';
import { earliestDay } from './admin-queries.ts';
import { LegalVersion } from './legal-version.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { consentSlugs } from './queries.ts';

interface Draft {
  slug: LegalSlug;
  /** The draft version that the user edited; null when there was no draft. */
  version: number | null;
  lead: string;
  body: GivenText;
}

interface Reference {
  slug: LegalSlug;
  version: number;
}

const subject = ({ id }: LegalVersion) => ({ entity: 'legal-version', id }) as const;

const lockDraft = async (write: Write<Actor>, { slug, version }: Reference): Promise<LegalVersion> => {
  const draft = await lock(write, LegalVersion, { slug, status: 'draft' });
  expectVersion(draft, version);
  return draft;
};

const draftCause = causedBy({
  acts: ['legal-version.edit'],
  wayOn: 'Documentul are deja o ciornă; reîncărcați pagina, ca s-o continuați.',
});

/** Saves the draft of a document, sanitised. Throws `legal.empty`, `version.stale`, `legal.draft_exists`. */
export const saveDraft = async (write: Write<Actor>, { slug, version, ...given }: Draft): Promise<void> => {
  const { em, db, actor, now } = write;
  const { html, words } = richTextOf(given.body);
  const text = { lead: given.lead, body: html };
  if (words === '') throw new DomainError('legal.empty');
  const known = await findRow(write, LegalVersion, { slug, status: 'draft' }, { lock: true });
  if (known && version === null)
    throw new DomainError('legal.draft_exists', undefined, (await draftCause(db, actor, known.id)) ?? undefined);
  if (!known && version !== null) throw new DomainError('version.stale');
  const draft = known ?? LegalVersion.begin(slug, text, now);
  if (known && version !== null) expectVersion(known, version);
  record(write, subject(draft), draft.edit(actor, text, now));
  em.persist(draft);
};

/** Deletes a draft. Throws `not_found`, `version.stale`. */
export const discardDraft = async (write: Write<Actor>, input: Reference): Promise<void> => {
  const draft = await lockDraft(write, input);
  record(write, subject(draft), draft.discard(write.actor, write.now));
  write.em.remove(draft);
};

/**
 * Publishes the draft as the document's next version, effective from `effectiveOn`. New versions of consent documents are
 * announced to all organisations. Throws `not_found`, `version.stale`, `legal.date_too_early`, `legal.unchanged`.
 */
export const publishDraft = async (
  write: Write<Actor>,
  { slug, version, effectiveOn, note }: PublishLegal & { slug: LegalSlug },
): Promise<void> => {
  const { em, db, actor, now } = write;
  const [draft, last, isLateEnough] = await Promise.all([
    lockDraft(write, { slug, version }),
    em.findOne(LegalVersion, { slug, status: 'published' }, { orderBy: { number: 'desc' } }),
    checkDay(db, slug, effectiveOn, now),
  ]);
  if (last && isSameText(last, draft)) throw new DomainError('legal.unchanged');
  if (!isLateEnough) throw new DomainError('legal.date_too_early');
  const number = (last?.number ?? 0) + 1;
  const change = draft.publish(actor, { number, effectiveOn, note }, now);
  record(write, subject(draft), change, { details: { slug, effectiveOn } });
  if (consentSlugs.includes(slug))
    notify(write, await everyOrganisation(db), NOTIFICATIONS.changed(slug, { effectiveOn, note }), actor.accountId);
};

/* True when a new version of the document may take effect on `day` (yyyy-mm-dd). */
const checkDay = async (db: Db, slug: LegalSlug, day: string, now: Date): Promise<boolean> => {
  const late = sql<{ isLate: boolean }>`select ${day}::date >= ${earliestDay(sql`${slug}`, now)} as "isLate"`;
  return (await oneRow(db, late))?.isLate ?? false;
};

/* The editor wraps list items in paragraphs, removes line breaks and marks external links; none of these changes the text. */
const normaliseHtml = (html: string): string =>
  html
    .replaceAll(` rel="${EXTERNAL_LINK_REL}"`, '')
    .trim()
    .replace(/>\s+</g, '><')
    .replaceAll('<li><p>', '<li>')
    .replaceAll('</p></li>', '</li>');
const isSameText = (one: LegalVersion, other: LegalVersion): boolean =>
  one.lead.trim() === other.lead.trim() && normaliseHtml(one.body) === normaliseHtml(other.body);

const everyOrganisation = async (db: Db): Promise<string[]> => {
  const rows = await db.run(sql<{ id: string }>`select id from organisation where status <> 'rejected'`);
  return rows.map(({ id }) => id);
};
