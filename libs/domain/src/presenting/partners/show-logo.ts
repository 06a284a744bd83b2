import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { updateBeside } from '../../unit-of-work/update-beside.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { expectOwnImages, releaseImages } from '../../operating/images/own-images.ts';

/**
 * Sets the logo of the actor's organisation and deletes the previous one. Throws `not_found` for another organisation's picture.
 */
export const showLogo = async (write: Write<Actor>, { imageId }: { imageId: string }): Promise<void> => {
  const { actor, now } = write;
  const { organisationId } = actor;
  await expectOwnImages(write, { organisationId }, [imageId]);
  const organisation = await lock(write, Organisation, { id: organisationId });
  const before = organisation.logoImageId;
  record(write, { entity: 'organisation', id: organisationId }, organisation.showLogo(actor));
  await updateBeside(write, Organisation, organisationId, { logoImageId: imageId, updatedAt: now });
  if (!before || before === imageId) return;
  await releaseImages(write, { organisationId }, [before]);
};
