import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type PublishLegal } from '@psp/contracts/legal';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { within } from '../../read-db.ts';
import { sanitise } from '../rich-text/sanitise.ts';
import { textOf } from '../rich-text/text.ts';
import { oneRow } from '../../sql.ts';
import { earliestDay } from './admin-queries.ts';
import { LegalVersion } from './legal-version.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { consentSlugs } from './queries.ts';

interface Draft {
  slug: LegalSlug;
  /** The draft's version that the person read; null when they saw none. */
  version: number | null;
  lead: string;
  /** HTML as it was written. */
  body: string;
}

const draftOf = (em: EntityManager, slug: LegalSlug): Promise<LegalVersion | null> =>
  em.findOne(LegalVersion, { slug, status: 'draft' }, { lockMode: LockMode.PESSIMISTIC_WRITE });

const subject = ({ id }: LegalVersion) => ({ entity: 'legal-version', id }) as const;

/** Keeps the draft of a document, sanitised. Throws `legal.empty`, `version.stale`, `legal.draft_exists`. */
export async function saveDraft(
  em: EntityManager,
  actor: Actor,
  { slug, version, ...given }: Draft,
  now: Date,
): Promise<void> {
  const text = { lead: given.lead, body: sanitise(given.body) };
  if (textOf(text.body) === '') throw new DomainError('legal.empty');
  const known = await draftOf(em, slug);
  if (known && version === null) throw new DomainError('legal.draft_exists');
  if (!known && version !== null) throw new DomainError('version.stale');
  const draft = known ?? LegalVersion.begin(slug, text, now);
  if (known && version !== null) expectVersion(known, version);
  record(em, actor, subject(draft), draft.edit(actor, text, now));
  em.persist(draft);
}

/** Throws a draft away. Throws `not_found`, `version.stale`. */
export async function discardDraft(
  em: EntityManager,
  actor: Actor,
  { slug, version }: { slug: LegalSlug; version: number },
  now: Date,
): Promise<void> {
  const draft = found(await draftOf(em, slug));
  expectVersion(draft, version);
  record(em, actor, subject(draft), draft.discard(actor, now));
  em.remove(draft);
}

/**
 * Makes the draft the document's next version, from a day on. Everybody with an account is told of new terms and of a new
 * data notice. Throws `not_found`, `version.stale`, `legal.date_too_early`, `legal.unchanged`.
 */
export async function publishDraft(
  em: EntityManager,
  actor: Actor,
  { slug, version, effectiveOn, note }: PublishLegal & { slug: LegalSlug },
  now: Date,
): Promise<void> {
  const draft = found(await draftOf(em, slug));
  expectVersion(draft, version);
  const next = found(
    await oneRow(
      within(em),
      sql<{
        number: number;
        isLateEnough: boolean;
      }>`select max(number) + 1 as number, ${effectiveOn}::date >= ${earliestDay(sql`${slug}`, now)} as "isLateEnough"
        from legal_version where slug = ${slug} and status = 'published'`,
    ),
  );
  const last = await em.findOne(LegalVersion, { slug, number: next.number - 1 });
  if (last && isSameText(last, draft)) throw new DomainError('legal.unchanged');
  if (!next.isLateEnough) throw new DomainError('legal.date_too_early');
  record(em, actor, subject(draft), draft.publish(actor, { number: next.number, effectiveOn, note }, now), {
    details: { slug, effectiveOn },
  });
  if (consentSlugs.includes(slug))
    await notify(em, await everyOrganisation(em), NOTIFICATIONS.changed(slug, { effectiveOn, note }), actor.accountId);
}

/* An editor puts paragraphs into lists and takes line ends out, which is no change of the text. */
const bare = (html: string): string =>
  sanitise(html).trim().replace(/>\s+</g, '><').replaceAll('<li><p>', '<li>').replaceAll('</p></li>', '</li>');
const isSameText = (one: LegalVersion, other: LegalVersion): boolean =>
  one.lead.trim() === other.lead.trim() && bare(one.body) === bare(other.body);

async function everyOrganisation(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from organisation where status <> 'rejected'`.execute(
    em.getKysely(),
  );
  return rows.map(({ id }) => id);
}
