import type { FileStore } from '@psp/domain/operating/files/store';
import { versionKey } from '@psp/domain/publishing/images/version-key';
import { renderScenes } from './pictures/render.ts';
import { nameOf, type Scene } from './pictures/scene.ts';
import type { Random } from './random.ts';
import type { Party, World } from './world.ts';

/** A picture of an organisation: which scene it shows, under which id and key. */
export interface Picture {
  id: string;
  key: string;
  scene: Scene;
  caption: string;
}

interface Kept extends Pick<Picture, 'scene' | 'caption'> {
  party: Party;
  at: Date;
}

/**
 * Adds the row of a picture, which `storePictures` renders. The portal's command draws each upload by itself; here many pictures
 * show the same scene, which is rendered once.
 */
export function keepPicture({ rows }: World, random: Random, { scene, caption, party, at }: Kept): Picture {
  const picture = { id: random.idAt(at), key: `image/${random.idAt(at)}`, scene, caption };
  rows.add('image', {
    ...{ id: picture.id, organisation_id: party.id, created_by: party.accountId, storage_key: picture.key },
    ...{ width: 960, height: 640, widths: ['480', '960'], created_at: at },
  });
  return picture;
}

/** Renders each scene once and stores it for every picture that shows it. */
export async function storePictures(files: FileStore, pictures: readonly Picture[]): Promise<void> {
  const rendered = await renderScenes(pictures.map(({ scene }) => scene));
  await Promise.all(
    pictures.flatMap(({ key, scene }) =>
      (rendered.get(nameOf(scene))?.versions ?? []).map(({ width, content }) =>
        files.write(versionKey(key, width), content),
      ),
    ),
  );
}
