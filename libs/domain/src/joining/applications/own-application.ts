import type { EditApplication } from '@psp/contracts/applications';
import { APPLICATION_FIELDS } from '@psp/contracts/profile-fields';
import { sql } from 'kysely';
import { actOnLocked, lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { changedFields } from '../../operating/audit/changed-fields.ts';
import { claimFiles } from '../../operating/files/claim.ts';
import { fileNames } from '../../operating/files/file-names.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import type { Write } from '../../write.ts';
import { expectFreeCui } from '../organisations/cui.ts';
import { judgeCui, slugsOf, writeDetails } from '../organisations/details.ts';
import { NOTIFICATIONS } from '../organisations/notifications.ts';
import { Organisation } from '../organisations/organisation.entity.ts';
import { strings } from '../organisations/strings.ts';

const FILES_MAX = 20;

const ownOrganisation = (write: Write<Actor>): Promise<Organisation> =>
  lock(write, Organisation, { id: write.actor.organisationId });

/**
 * Saves the application of the actor's organisation while it can be edited. Throws `body.invalid` for another kind or a
 * malformed tax code that was not confirmed, `organisation.cui_exists`, `not_found` for a file of another organisation.
 */
export const editApplication = async (write: Write<Actor>, body: EditApplication): Promise<void> => {
  const { actor, now } = write;
  const organisation = await ownOrganisation(write);
  const title = await changesOf(write, organisation, body);
  const details = {
    addedFiles: body.addedFiles.length,
    removedFiles: body.removedFiles.length,
    ...(title && { title }),
  };
  const at = { entity: 'organisation', row: organisation, version: body.version } as const;
  actOnLocked(write, at, () => organisation.edit(actor, now), { details });
  if (body.kind !== organisation.kind) throw new DomainError('body.invalid', { fields: { kind: strings.otherKind } });
  const { cui } = body.organisation;
  if (cui !== organisation.cui) {
    judgeCui(body.organisation);
    await expectFreeCui(write, organisation.id, cui);
  }
  await writeDetails(write, organisation, body);
  await changeFiles(write, body);
};

/* Describes the change for the history: changed fields, added and removed files. */
const changesOf = async ({ db }: Write<Actor>, organisation: Organisation, body: EditApplication): Promise<string> => {
  const { id } = organisation;
  const [expertise, domains] = await Promise.all([slugsOf(db, id, 'expertise'), slugsOf(db, id, 'domain')]);
  const {
    expertise: chosen,
    domains: wanted,
    ...columns
  } = { expertise: undefined, domains: undefined, ...body.organisation };
  const lists = { ...(chosen && { expertise: chosen }), ...(wanted && { domains: wanted }) };
  const fields = [
    ...changedFields(APPLICATION_FIELDS, organisation, columns),
    ...changedFields(APPLICATION_FIELDS, { expertise, domains }, lists),
  ];
  const added = await fileNames(
    db,
    body.addedFiles.map((file) => file.id),
  );
  const removed = await fileNames(db, body.removedFiles);
  return [fields.join(', '), added && `adăugat ${added}`, removed && `scos ${removed}`].filter(Boolean).join('; ');
};

const changeFiles = async (
  { db, actor: { organisationId, accountId } }: Write<Actor>,
  { addedFiles, removedFiles }: EditApplication,
): Promise<void> => {
  const own = await db.run(
    sql<{
      id: string;
    }>`select id from stored_file where organisation_id = ${organisationId} and purpose = 'application'`,
  );
  const known = new Set(own.map(({ id }) => id));
  const removed = new Set(removedFiles);
  if (![...removed].every((id) => known.has(id))) throw new DomainError('not_found');
  if (known.size - removed.size + addedFiles.length > FILES_MAX)
    throw new DomainError('body.invalid', { fields: { addedFiles: strings.tooManyFiles(FILES_MAX) } });
  await removeFiles(db, sql`id = any (${[...removed]}::uuid[])`);
  await claimFiles(db, addedFiles, { organisationId, accountId });
};

/** Submits the application again and notifies the association's staff. Throws `organisation.cui_exists`. */
export const resubmitApplication = async (write: Write<Actor>, { version }: { version: number }): Promise<void> => {
  const organisation = await ownOrganisation(write);
  const resubmit = () => organisation.resubmit(write.actor, write.now);
  actOnLocked(write, { entity: 'organisation', row: organisation, version }, resubmit);
  await expectFreeCui(write, organisation.id, organisation.cui);
  notifyAdmins(write, NOTIFICATIONS.resubmitted(organisation));
};
