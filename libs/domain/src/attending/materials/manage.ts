import { type AddMaterial, type EditMaterial, MATERIALS_MAX } from '@psp/contracts/event-materials';
import { MATERIAL_TYPES } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { keepAttachment } from '../../operating/files/keep-attachment.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import type { FileStore } from '../../operating/files/store.ts';
import type { ReceivedFile } from '../../operating/files/store-file.ts';
import { oneRow } from '../../sql.ts';
import { type Dated, flush, type Write } from '../../write.ts';
import { PortalEvent } from '../events/event.entity.ts';
import { EventMaterial } from './material.entity.ts';

/** Id of an event and of one of its materials. */
interface OfEvent {
  id: string;
  materialId: string;
}

/* Acts are recorded on the event, whose history shows them. */
const recordOn = (
  write: Write<Actor>,
  id: string,
  action: 'add' | 'edit' | 'remove' | 'order',
  material?: EventMaterial,
): void => {
  const more = material ? { details: { title: material.title, audience: material.audience } } : {};
  // No state: an event has many materials.
  record(write, { entity: 'event-material', id }, { action, from: null, to: null }, more);
};

/**
 * Checks a received file and stores it, to be added to an event within a day. Call it outside a transaction. Throws what
 * `keepAttachment` throws, and `event-material.type`.
 */
export const keepMaterialFile = (
  dated: Dated,
  files: FileStore,
  received: ReceivedFile,
  owner: Actor,
): Promise<FileView> =>
  keepAttachment(dated, files, received, owner, {
    ...{ purpose: 'material', accepted: MATERIAL_TYPES, refusal: 'event-material.type' },
  });

const expectOwnFile = async ({ db, actor }: Write<Actor>, fileId: string): Promise<void> => {
  const own = sql`select from stored_file where id = ${fileId} and purpose = 'material' and organisation_id = ${actor.organisationId}`;
  found(await oneRow(db, own), 'event-material.gone');
};

/**
 * Adds a file or a link to an event, as its last material; those concerned are notified later, of all together. Throws `not_found`,
 * `event-material.gone`, also for a file that is added already, and `event-material.too_many`.
 */
export const addEventMaterial = async (
  write: Write<Actor>,
  { id, ...content }: AddMaterial & { id: string },
): Promise<void> => {
  const { actor, db, em } = write;
  await lock(write, PortalEvent, { id });
  const row = await oneRow(
    db,
    sql<{ count: number; last: number }>`select count(*)::int as count, coalesce(max(position), 0) as last
      from event_material where event_id = ${id}`,
  );
  const { count, last } = found(row);
  if (count >= MATERIALS_MAX) throw new DomainError('event-material.too_many');
  if (content.fileId) await expectOwnFile(write, content.fileId);
  const material = EventMaterial.of(actor, id, last + 1, content);
  em.persist(material);
  recordOn(write, id, 'add', material);
  await flush(write);
};

const lockMaterial = async (write: Write<Actor>, { id, materialId, version }: OfEvent & { version: number }) => {
  await lock(write, PortalEvent, { id });
  const material = await lock(write, EventMaterial, { id: materialId, eventId: id });
  expectVersion(material, version);
  return material;
};

/** Changes the title and the audience of a material. Throws `not_found`, also for another event's, and `version.stale`. */
export const editEventMaterial = async (
  write: Write<Actor>,
  { title, audience, ...which }: EditMaterial & OfEvent,
): Promise<void> => {
  const material = await lockMaterial(write, which);
  Object.assign(material, { title, audience });
  recordOn(write, which.id, 'edit', material);
  await flush(write);
};

/** Removes a material with its file. Throws as `editEventMaterial`. */
export const removeEventMaterial = async (write: Write<Actor>, which: OfEvent & { version: number }): Promise<void> => {
  const { db, em } = write;
  const material = await lockMaterial(write, which);
  em.remove(material);
  recordOn(write, which.id, 'remove', material);
  await flush(write);
  if (material.fileId) await removeFiles(db, sql`id = ${material.fileId}`);
};

/** Orders the materials of an event. Throws `not_found`, and `version.stale` unless `ids` are its present ones. */
export const orderEventMaterials = async (
  write: Write<Actor>,
  { id, ids }: { id: string; ids: readonly string[] },
): Promise<void> => {
  const { db } = write;
  await lock(write, PortalEvent, { id });
  const kept = await db.run(sql<{ id: string }>`select id from event_material where event_id = ${id}`);
  const given = new Set(ids);
  if (given.size !== ids.length || kept.length !== ids.length || kept.some((one) => !given.has(one.id)))
    throw new DomainError('version.stale');
  await db.run(sql`update event_material m set position = o.position
    from unnest(${ids}::uuid[]) with ordinality o(id, position) where m.id = o.id and m.event_id = ${id}`);
  recordOn(write, id, 'order');
  await flush(write);
};
