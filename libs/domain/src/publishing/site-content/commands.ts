import type { EntityManager } from '@mikro-orm/postgresql';
import type { SectionContent, SectionKey } from '@psp/contracts/site-content';
import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../joining/accounts/secrets.ts';
import { type Actor, isAdmin } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { within } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { checkSection } from './check.ts';
import { SiteSection } from './site-section.entity.ts';

const PREVIEW_MINUTES = 30;

interface Write {
  key: SectionKey;
  /** The version that the person read. */
  version: number;
}

/** Puts a section's new text on the public pages. Throws `body.invalid` with its fields, `version.stale`. */
export async function saveSection(
  em: EntityManager,
  actor: Actor,
  { content, ...write }: Write & { content: unknown },
  now: Date,
): Promise<void> {
  await put(em, actor, { ...write, action: 'edit', content: checkSection(write.key, content) }, now);
}

/** Puts an earlier version of a section back, as a new version. Throws `not_found`, `version.stale`. */
export async function restoreSection(
  em: EntityManager,
  actor: Actor,
  { number, ...write }: Write & { number: number },
  now: Date,
): Promise<void> {
  const { content } = found(
    await oneRow(
      within(em),
      sql<{ content: unknown }>`select v.content from site_section_version v join site_section s on s.id = v.section_id
        where s.key = ${write.key} and v.number = ${number}`,
    ),
  );
  await put(em, actor, { ...write, action: 'restore', content: checkSection(write.key, content) }, now);
}

interface Put extends Write {
  action: 'edit' | 'restore';
  content: SectionContent;
}

async function put(em: EntityManager, actor: Actor, { key, version, action, content }: Put, now: Date): Promise<void> {
  expectAdmin(actor);
  const section = found(await em.findOne(SiteSection, { key }));
  expectVersion(section, version);
  Object.assign(section, { content, savedAt: now, savedBy: actor.accountId });
  const subject = { entity: 'site-section', id: section.id } as const;
  record(em, actor, subject, { action, from: String(version), to: String(version + 1) }, { details: { key } });
}

/**
 * Keeps a text that is tried out for half an hour. Returns the secret with which the public pages show it. Throws
 * `body.invalid` with its fields.
 */
export async function previewSection(
  em: EntityManager,
  actor: Actor,
  { key, content }: { key: SectionKey; content: unknown },
): Promise<string> {
  expectAdmin(actor);
  const checked = JSON.stringify(checkSection(key, content));
  const token = newSecret();
  await em.execute('delete from site_preview where expires_at <= now()');
  await em.execute(
    `insert into site_preview (token_hash, section, content, created_by, expires_at)
     values (?, ?, ?::jsonb, ?, now() + make_interval(mins => ?))`,
    [hashSecret(token), key, checked, actor.accountId, PREVIEW_MINUTES],
  );
  return token;
}

function expectAdmin(actor: Actor): void {
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
}
