import { defineEntity, p } from '@mikro-orm/core';
import type { EnrolmentSetting as SettingView } from '@psp/contracts/enrolment';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';

const settingSchema = defineEntity({
  name: 'EnrolmentSetting',
  tableName: 'enrolment_setting',
  // The id is that of the organisation.
  properties: { ...row, createdAt, updatedAt, asksApproval: p.boolean() },
});

/** Whether enrolments of an organisation in courses wait for its owner's approval. */
export class EnrolmentSetting extends settingSchema.class {
  static of({ organisationId }: Actor, asksApproval: boolean, now: Date): EnrolmentSetting {
    return Object.assign(new EnrolmentSetting(), { id: organisationId, asksApproval, createdAt: now });
  }
}
settingSchema.setClass(EnrolmentSetting);

interface Stored {
  version: number;
  asksApproval: boolean;
}
const storedOf = (db: Db, organisationId: string): Promise<Stored | null> =>
  oneRow(
    db,
    sql<Stored>`select version, asks_approval as "asksApproval" from enrolment_setting where id = ${organisationId}`,
  );

/** Whether what the actor signs up waits for the owner: where the organisation asks for it, and the actor is not an owner. */
export const asksApproval = async (db: Db, { organisationId, role }: Actor): Promise<boolean> =>
  role !== 'owner' && ((await storedOf(db, organisationId))?.asksApproval ?? false);

/** Reads the choice of the actor's organisation; version 0 before the first one. */
export const readEnrolmentSetting = async (db: Db, { organisationId, role, status }: Actor): Promise<SettingView> => {
  const stored = (await storedOf(db, organisationId)) ?? { version: 0, asksApproval: false };
  return { ...stored, canChange: role === 'owner' && status === 'approved' };
};

/** Saves the choice of the actor's organisation; requests that wait already are still decided. Throws `version.stale`. */
export const saveEnrolmentSetting = async (
  write: Write<Actor>,
  { version, asksApproval: asks }: Stored,
): Promise<void> => {
  const { actor, em, now } = write;
  const { organisationId: id } = actor;
  const stored = await findRow(write, EnrolmentSetting, { id }, { lock: true });
  expectVersion({ id, version: stored?.version ?? 0 }, version);
  const change = { action: 'save', from: stored && stateOf(stored), to: stateOf({ asksApproval: asks }) };
  record(write, { entity: 'enrolment-setting', id }, change);
  if (stored) stored.asksApproval = asks;
  else em.persist(EnrolmentSetting.of(actor, asks, now));
};

const stateOf = ({ asksApproval: asks }: Pick<Stored, 'asksApproval'>) => (asks ? 'asked' : 'free');
