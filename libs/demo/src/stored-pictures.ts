import type { FileStore } from '@psp/domain/operating/files/store';
import { type AddedImage, addImage, writeVersions } from '@psp/domain/operating/images/keep-image';
import type { Rendition } from '@psp/domain/operating/images/render';
import type { Drawing } from './pictures/drawing.ts';
import { type Step, stepOf } from './step.ts';
import type { Party } from './world.ts';

/** A picture of an organisation. `id` and `storageKey` are empty until it is sent. */
export interface Picture extends AddedImage {
  drawing: Drawing;
}

/** Creates a picture that is not sent yet. */
export const pictureOf = (drawing: Drawing): Picture => ({ id: '', storageKey: '', drawing });

/** Step that adds the row of a picture; `storePictures` renders and stores its files later, once for each drawing. */
export const sendPicture = (picture: Picture, party: Party, at: Date): Step =>
  stepOf(party, at, async (write) => {
    const owner = { organisationId: party.id, accountId: party.accountId };
    Object.assign(picture, await addImage(write, owner, picture.drawing.size));
  });

/** Renders each drawing once, while the pictures are being sent, and stores it for every picture that uses it. */
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

/** Renders each drawing once; returns the renditions by name. */
export async function renderAll(drawings: readonly Drawing[]): Promise<Map<string, Rendition[]>> {
  const wanted = new Map(drawings.map((drawing) => [drawing.name, drawing]));
  return new Map(await Promise.all([...wanted].map(async ([name, { render }]) => [name, await render()] as const)));
}
