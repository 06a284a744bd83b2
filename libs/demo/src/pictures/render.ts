import sharp from 'sharp';
import type { Rendition } from '@psp/domain/publishing/images/render';
import { drawScene, nameOf, type Scene } from './scene.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const NARROW = 480;
/** Pixels of a rendered scene, and the widths of its versions. */
export const SCENE_SIZE = { width: WIDTH, height: HEIGHT, widths: [NARROW, WIDTH] };
/* The drawings are flat: more effort saves a tenth of their bytes and takes three times as long. */
const WEBP = { quality: 72, effort: 1 } as const;

/** Renders each of these scenes once, by name. */
export async function renderScenes(scenes: readonly Scene[]): Promise<Map<string, Rendition[]>> {
  const wanted = new Map(scenes.map((scene) => [nameOf(scene), scene]));
  const rendered = await Promise.all(
    [...wanted].map(async ([name, scene]) => [name, await renderScene(scene)] as const),
  );
  return new Map(rendered);
}

async function renderScene(scene: Scene): Promise<Rendition[]> {
  const { data, info } = await sharp(Buffer.from(drawScene(scene)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not clones of one: sharp copies the pixels for each.
  const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [narrow, wide] = await Promise.all([
    drawn().resize({ width: NARROW }).webp(WEBP).toBuffer(),
    drawn().webp(WEBP).toBuffer(),
  ]);
  return [
    { width: NARROW, content: narrow },
    { width: WIDTH, content: wide },
  ];
}
