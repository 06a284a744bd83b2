import type { FileStore } from '@psp/domain/operating/files/store';
import { type AddedImage, addImage, writeVersions } from '@psp/domain/publishing/images/keep-image';
import { renderScenes, SCENE_SIZE } from './pictures/render.ts';
import { nameOf, type Scene } from './pictures/scene.ts';
import { type Step, stepOf } from './step.ts';
import type { Party } from './world.ts';

/** A picture of an organisation: which scene it shows, and what it is kept under; both are empty until then. */
export interface Picture extends AddedImage {
  scene: Scene;
  caption: string;
}

/** A picture that is still to be sent. */
export const pictureOf = (scene: Scene, caption: string): Picture => ({ id: '', storageKey: '', scene, caption });

/** Sends a picture; `storePictures` draws it. The portal draws each upload; here many show one scene, which is drawn once. */
export const sendPicture = (picture: Picture, party: Party, at: Date): Step =>
  stepOf(party, at, async (write) => {
    const owner = { organisationId: party.id, accountId: party.accountId };
    Object.assign(picture, await addImage(write, owner, SCENE_SIZE));
  });

/** Draws each scene once, while the pictures are sent, and stores it for every picture that shows it. */
export async function storePictures(
  files: FileStore,
  pictures: readonly Picture[],
  sent: Promise<unknown>,
): Promise<void> {
  const [rendered] = await Promise.all([renderScenes(pictures.map(({ scene }) => scene)), sent]);
  await Promise.all(
    pictures.map(({ storageKey, scene }) => writeVersions(files, storageKey, rendered.get(nameOf(scene)) ?? [])),
  );
}
