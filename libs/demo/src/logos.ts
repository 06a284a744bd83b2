import { showLogo } from '@psp/domain/presenting/partners/show-logo';
import { DAY } from './clock.ts';
import { logoOf } from './pictures/logo.ts';
import { type Step, stepOf } from './step.ts';
import { type Picture, pictureOf, sendPicture } from './stored-pictures.ts';
import type { World } from './world.ts';

const SENT_DAYS = 6;

/** The logos of all firms, no two alike, each sent some days after the firm was let in. */
export function logoLives({ firms }: World): { lives: Step[][]; pictures: Picture[] } {
  const sent = firms.map((firm, place) => {
    const picture = pictureOf(logoOf(firm.name, place));
    const at = new Date(firm.joinedAt.getTime() + SENT_DAYS * DAY);
    const shown = stepOf(firm, at, (write) => showLogo(write, { imageId: picture.id }));
    return { picture, life: [sendPicture(picture, firm, at), shown] };
  });
  return { lives: sent.map(({ life }) => life), pictures: sent.map(({ picture }) => picture) };
}
