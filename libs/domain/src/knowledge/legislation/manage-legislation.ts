import type { ActContent, PublishAct } from '@psp/contracts/legislation';
import { type ActArticle, splitAct } from '@psp/contracts/legislation-text';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor, SYSTEM } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { flush, type Write } from '../../write.ts';
import { expectCategory, holdCategories } from '../categories.ts';
import { currentEdition, keepActPassages, lastEdition, storeEdition } from './editions.ts';
import { LegalAct } from './legal-act.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ACT } from '../opinions/subject.ts';
import { tellFavourites } from '../opinions/tell-readers.ts';

const ENTITY = 'legislation';

/** Adds an act without text. Returns its id. Throws `legislation.number_taken` and `taxonomy.off`. */
export const createLegalAct = async (write: Write<Actor>, content: ActContent): Promise<string> => {
  await expectCategory(write, content.category);
  const act = LegalAct.begin(write.actor, content);
  write.em.persist(act);
  record(write, { entity: ENTITY, id: act.id }, { action: 'create', from: null, to: act.status });
  await flush(write);
  return act.id;
};

/** Changes what is known of an act; its passages follow. Throws `legislation.number_taken`, `taxonomy.off` and `version.stale`. */
export const editLegalAct = async (
  write: Write<Actor>,
  { id, version, ...content }: Versioned & ActContent,
): Promise<void> => {
  await holdCategories(write);
  const act = await lock(write, LegalAct, { id });
  await expectCategory(write, content.category, act.category);
  actOnLocked(write, { entity: ENTITY, row: act, version }, () => act.edit(write.actor, content, write.now));
  await keepActPassages(write, act);
};

/** Saves the text in preparation, which `checkActText` has checked. Throws `version.stale`. */
export const writeLegalAct = async (
  write: Write<Actor>,
  { id, version, text }: Versioned & { text: string },
): Promise<void> => {
  const act = await lock(write, LegalAct, { id });
  actOnLocked(write, { entity: ENTITY, row: act, version }, () => act.write(write.actor, text, write.now));
};

/** Deletes the text in preparation. Throws `legislation.no_text` and `version.stale`. */
export const discardActText = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const act = await lock(write, LegalAct, { id });
  actOnLocked(write, { entity: ENTITY, row: act, version }, () => act.discard(write.actor, write.now));
};

/* Checks what a new edition says about itself against the last one. */
const expectLater = (last: Awaited<ReturnType<typeof lastEdition>>, { from, note }: PublishAct, text: string): void => {
  if (!last) return;
  if (from === null) throw new DomainError('legislation.date_missing');
  if (last.from !== null && from <= last.from) throw new DomainError('legislation.date_too_early');
  if (note === '') throw new DomainError('legislation.note_missing');
  if (text === last.text) throw new DomainError('legislation.unchanged');
};

const tellOfEdition = (
  write: Write<unknown>,
  { id, number, title }: LegalAct,
  edition: { from: string; note: string },
): Promise<void> =>
  tellFavourites(write, ACT, id, (kind) => NOTIFICATIONS.changed(kind, { id, title: `${number} ${title}` }, edition));

/**
 * Publishes the text in preparation as the next edition, in force from a day. Passages are those of the edition in force. `articles`:
 * the text of this version of the act as `splitDraft` has split it. Those who have the act as favourite are notified. Throws
 * `legislation.no_text`, `legislation.unchanged`, `legislation.date_missing`, `legislation.date_too_early`,
 * `legislation.note_missing` and `version.stale`.
 */
export const publishLegalAct = async (
  write: Write<Actor>,
  given: Versioned & PublishAct,
  articles?: readonly ActArticle[] | null,
): Promise<void> => {
  const { id, version, from, basis, note } = given;
  const { actor, now } = write;
  const act = await lock(write, LegalAct, { id });
  expectVersion(act, version);
  const { draft } = act;
  if (!draft) throw new DomainError('legislation.no_text');
  const last = await lastEdition(write.db, id);
  expectLater(last, given, draft);
  const number = (last?.number ?? 0) + 1;
  const edition = { actId: id, number, from, basis, note, text: draft, publishedBy: actor.accountId };
  const own = await storeEdition(write, edition, articles ?? splitAct(draft));
  const currentId = (await currentEdition(write, id)) ?? own;
  const details = { number, from, note };
  actOnLocked(write, { entity: ENTITY, row: act, version }, () => act.publish(actor, currentId, now), { details });
  await keepActPassages(write, act);
  if (from !== null && last) await tellOfEdition(write, act, { from, note });
};

/** Keeps that the actor has checked the text today and answers for it. Throws `version.stale`. */
export const verifyLegalAct = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const act = await lock(write, LegalAct, { id });
  const verify = () => act.verify(actor, actor.accountId, romanianDay(now), now);
  actOnLocked(write, { entity: ENTITY, row: act, version }, verify);
};

/** Withdraws an act with a reason: it is gone from lists, search and passages. */
export const withdrawLegalAct = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const act = await lock(write, LegalAct, { id });
  const withdraw = () => act.withdraw(write.actor, reason, write.now);
  actOnLocked(write, { entity: ENTITY, row: act, version }, withdraw, { reason });
  await keepActPassages(write, act);
};

/** Publishes a withdrawn act again, with the edition in force now. */
export const restoreLegalAct = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const act = await lock(write, LegalAct, { id });
  actOnLocked(write, { entity: ENTITY, row: act, version }, () => act.restore(write.actor, write.now));
  act.currentId = await currentEdition(write, id);
  await keepActPassages(write, act);
};

/** Published acts of which another edition is in force now. */
export const dueEditions = (now: Date) => sql<{ id: string }>`
  select a.id from legal_edition e join legal_act a on a.id = e.act_id join legal_edition c on c.id = a.current_id
  where e.in_force_from <= ${romanianDay(now)}::date and e.number > c.number and a.status = 'published'
  group by a.id`;

/** Shows the edition of an act that came into force, and its passages. */
export const showDueEdition = async (write: Write<typeof SYSTEM>, id: string): Promise<void> => {
  const act = await lock(write, LegalAct, { id });
  const currentId = await currentEdition(write, id);
  if (act.status !== 'published' || currentId === act.currentId) return;
  act.currentId = currentId;
  record(write, { entity: ENTITY, id }, { action: 'in_force', from: act.status, to: act.status });
  await keepActPassages(write, act);
};
