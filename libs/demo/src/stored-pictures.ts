import type { FileStore } from '@psp/domain/operating/files/store';
import { versionKey } from '@psp/domain/publishing/images/version-key';
import type { CommunitySource } from './content/community-source.ts';
import { renderScenes } from './pictures/render.ts';
import { nameOf, type Scene } from './pictures/scene.ts';
import type { Random } from './random.ts';
import type { Party, World } from './world.ts';

/** A picture of one community: which scene it shows, under which id and key. */
export interface Picture {
  id: string;
  key: string;
  scene: Scene;
  caption: string;
}

/** A choice of its own, so that what is written here changes nothing of what the others write. */
export interface Writing {
  world: World;
  random: Random;
  pictures: Picture[];
}

/** Every attraction has its picture; a view of the town hall, of the land and one more complete the gallery. */
export function picturesOf(
  { world, random, pictures }: Writing,
  source: CommunitySource,
  party: Party,
  at: Date,
): Picture[] {
  const { land, name } = source;
  const shown: [Scene, string][] = source.attractions.map(([caption, , subject, season]) => [
    { land, subject, season },
    caption,
  ]);
  shown.push([
    { land: land === 'coast' ? 'plain' : land, subject: 'town-hall', season: 'summer' },
    `Primăria, ${name}`,
  ]);
  const view = ({ mountains: 'forest', hills: 'park', plain: 'fields', coast: 'lighthouse' } as const)[land];
  shown.push([
    { land, subject: view, season: land === 'coast' ? 'evening' : 'autumn' },
    `${name}, la marginea localității`,
  ]);
  return shown.map(([scene, caption]) => {
    const id = random.idAt(at);
    const picture = { id, key: `image/${random.idAt(at)}`, scene, caption };
    world.rows.add('image', {
      id,
      organisation_id: party.id,
      created_by: party.accountId,
      storage_key: picture.key,
      width: 960,
      height: 640,
      widths: ['480', '960'],
      created_at: at,
    });
    pictures.push(picture);
    return picture;
  });
}

/** Renders each scene once and stores it for every community that shows it. */
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
