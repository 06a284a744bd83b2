import sharp from 'sharp';
import type { Rendition } from '@psp/domain/operating/images/render';
import type { Drawing } from './drawing.ts';
import { drawScene, nameOf, type Scene } from './scene.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const NARROW = 480;
/* More compression effort saves a tenth of the bytes of flat drawings and takes three times as long. */
const WEBP = { quality: 72, effort: 1 } as const;

/** Creates the drawing of a scene. */
export const sceneDrawing = (scene: Scene): Drawing => ({
  name: nameOf(scene),
  size: { width: WIDTH, height: HEIGHT, widths: [NARROW, WIDTH] },
  render: () => renderScene(scene),
});

async function renderScene(scene: Scene): Promise<Rendition[]> {
  const { data, info } = await sharp(Buffer.from(drawScene(scene)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not clones of one instance, because sharp copies the pixels for each clone.
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
