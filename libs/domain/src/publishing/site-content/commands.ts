import { SECTIONS, type SectionContent, type SectionKey } from '@psp/contracts/site-content';
import { sql } from 'kysely';
import { actOnLocked, lock } from '../../act.ts';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { SiteSection } from './site-section.entity.ts';

const PREVIEW_MINUTES = 30;

interface At {
  key: SectionKey;
  /** The version that the editor read. */
  version: number;
}

/** Validates the content of a section. Throws `body.invalid` with a message for each wrong field, by its path. */
const checkSection = (key: SectionKey, content: unknown): SectionContent => {
  const checked = SECTIONS[key].safeParse(content);
  if (checked.success) return checked.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) fields[path.join('.')] ??= message;
  throw new DomainError('body.invalid', { fields });
};

/** Saves and publishes a section. Throws `body.invalid` with its fields, `version.stale`. */
export const saveSection = async (write: Write<Actor>, { content, ...at }: At & { content: unknown }): Promise<void> =>
  put(write, 'edit', at, checkSection(at.key, content));

/** Restores an earlier version of a section as a new version. Throws `not_found`, `version.stale`. */
export const restoreSection = async (
  write: Write<Actor>,
  { number, ...at }: At & { number: number },
): Promise<void> => {
  const earlier = sql<{ content: unknown }>`select v.content from site_section_version v
    join site_section s on s.id = v.section_id where s.key = ${at.key} and v.number = ${number}`;
  const { content } = found(await oneRow(write.db, earlier));
  await put(write, 'restore', at, checkSection(at.key, content));
};

const put = async (
  write: Write<Actor>,
  action: 'edit' | 'restore',
  { key, version }: At,
  content: SectionContent,
): Promise<void> => {
  const { actor, now } = write;
  expectAdmin(actor);
  const section = await lock(write, SiteSection, { key });
  const change = { action, from: String(version), to: String(version + 1) };
  actOnLocked(write, { entity: 'site-section', row: section, version }, () => change, { details: { key } });
  Object.assign(section, { content, savedAt: now, savedBy: actor.accountId });
};

/**
 * Stores a preview of a section for 30 minutes. Returns the secret with which the public pages show it. Throws `body.invalid` with
 * its fields.
 */
export const previewSection = async (
  write: Write<Actor>,
  { key, content }: { key: SectionKey; content: unknown },
): Promise<string> => {
  expectAdmin(write.actor);
  const checked = JSON.stringify(checkSection(key, content));
  const token = newSecret();
  send(write, sql`delete from site_preview where expires_at <= now()`);
  send(
    write,
    sql`insert into site_preview (token_hash, section, content, created_by, expires_at)
      values (${hashSecret(token)}, ${key}, ${checked}::jsonb, ${write.actor.accountId},
        now() + make_interval(mins => ${PREVIEW_MINUTES}))`,
  );
  return token;
};

const expectAdmin = (actor: Actor): void => {
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
};
