import type { FileStore } from '@psp/domain/operating/files/store';
import { type AddedImage, addImage, writeVersions } from '@psp/domain/operating/images/keep-image';
import type { Rendition } from '@psp/domain/operating/images/render';
import type { Drawing } from './pictures/drawing.ts';
import { type Step, stepOf } from './step.ts';
import type { Party } from './world.ts';

/** A picture of an organisation: what it shows, and what it is kept under; both are empty until then. */
export interface Picture extends AddedImage {
  drawing: Drawing;
}

/** A picture that is still to be sent. */
export const pictureOf = (drawing: Drawing): Picture => ({ id: '', storageKey: '', drawing });

/** Sends a picture; `storePictures` draws it. The portal draws each upload; here many show one scene, which is drawn once. */
export const sendPicture = (picture: Picture, party: Party, at: Date): Step =>
  stepOf(party, at, async (write) => {
    const owner = { organisationId: party.id, accountId: party.accountId };
    Object.assign(picture, await addImage(write, owner, picture.drawing.size));
  });

/** Renders each drawing once, while the pictures are sent, and stores it for every picture that shows it. */
export async function storePictures(
  files: FileStore,
  pictures: readonly Picture[],
  sent: Promise<unknown>,
): Promise<void> {
  const [rendered] = await Promise.all([renderAll(pictures.map(({ drawing }) => drawing)), sent]);
  await Promise.all(
    pictures.map(({ storageKey, drawing }) => writeVersions(files, storageKey, rendered.get(drawing.name) ?? [])),
  );
}

/** Renders each of these drawings once, by name. */
export async function renderAll(drawings: readonly Drawing[]): Promise<Map<string, Rendition[]>> {
  const wanted = new Map(drawings.map((drawing) => [drawing.name, drawing]));
  return new Map(await Promise.all([...wanted].map(async ([name, { render }]) => [name, await render()] as const)));
}
