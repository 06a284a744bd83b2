import type { EntityManager } from '@mikro-orm/postgresql';
import type { EditApplication } from '@psp/contracts/applications';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { claimFiles } from '../../operating/files/claim.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { expectVersion } from '../../load.ts';
import { notifyAdmins } from '../../communicating/notifications/notify.ts';
import { expectFreeCui } from '../organisations/cui.ts';
import { type Details, judgeCui, writeDetails } from '../organisations/details.ts';
import { NOTIFICATIONS } from '../organisations/notifications.ts';
import { strings } from '../organisations/strings.ts';
import { lockOrganisation } from '../organisations/owners.ts';

const FILES_MAX = 20;

const detailsOf = (body: EditApplication): Details =>
  body.kind === 'uat' ? ['uat', body.organisation] : ['firma', body.organisation];

/**
 * Saves what the actor's organisation says of itself while its application is open. Throws `body.invalid` for another kind
 * or a tax code that was not confirmed, `organisation.cui_exists`, `not_found` for a file that is not the organisation's.
 */
export const editApplication = async (
  em: EntityManager,
  actor: Actor,
  body: EditApplication,
  now: Date,
): Promise<void> => {
  const id = actor.organisationId;
  const organisation = await lockOrganisation(em, id);
  expectVersion(organisation, body.version);
  const change = organisation.edit(actor, now);
  if (body.kind !== organisation.kind) throw new DomainError('body.invalid', { fields: { kind: strings.otherKind } });
  const { cui } = body.organisation;
  if (cui !== organisation.cui) {
    judgeCui(body.organisation);
    await expectFreeCui(em, id, cui);
  }
  await writeDetails(em, id, ...detailsOf(body));
  await changeFiles(em, actor, body);
  const details = { addedFiles: body.addedFiles.length, removedFiles: body.removedFiles.length };
  record(em, actor, { entity: 'organisation', id }, change, { details });
};

const changeFiles = async (
  em: EntityManager,
  { organisationId, accountId }: Actor,
  { addedFiles, removedFiles }: EditApplication,
): Promise<void> => {
  const own = await sql<{ id: string }>`select id from stored_file where organisation_id = ${organisationId}
    and purpose = 'application'`.execute(em.getKysely());
  const known = new Set(own.rows.map(({ id }) => id));
  const removed = new Set(removedFiles);
  if (![...removed].every((id) => known.has(id))) throw new DomainError('not_found');
  if (known.size - removed.size + addedFiles.length > FILES_MAX)
    throw new DomainError('body.invalid', { fields: { addedFiles: strings.tooManyFiles(FILES_MAX) } });
  await removeFiles(em, [...removed]);
  await claimFiles(em, addedFiles, { organisationId, accountId });
};

/** Puts the application before the association again and tells its staff. Throws `organisation.cui_exists`. */
export const resubmitApplication = async (
  em: EntityManager,
  actor: Actor,
  version: number,
  now: Date,
): Promise<void> => {
  const id = actor.organisationId;
  const organisation = await lockOrganisation(em, id);
  expectVersion(organisation, version);
  const change = organisation.resubmit(actor, now);
  await expectFreeCui(em, id, organisation.cui ?? null);
  record(em, actor, { entity: 'organisation', id }, change);
  await notifyAdmins(em, NOTIFICATIONS.resubmitted(organisation));
};
