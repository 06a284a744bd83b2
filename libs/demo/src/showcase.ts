import { CONSULTATION_SCENES } from './content/consultation-scenes.ts';
import type { Scene } from './content/scene.ts';
import { SELIMBAR_REQUESTS } from './content/selimbar-requests.ts';
import { SIBIU_REQUESTS } from './content/sibiu-requests.ts';
import { SIBIU_WORK } from './content/sibiu-work.ts';
import { partyNamed } from './members.ts';
import { type Plan, timesOf } from './plan.ts';
import type { World } from './world.ts';

/** Plans the requests of the two authorities with demo accounts. */
export const showcasePlans = (world: World): Plan[] =>
  [...SIBIU_REQUESTS, ...SIBIU_WORK, ...SELIMBAR_REQUESTS].map((scene) => planOf(world, scene));

/** Plans consultations of these authorities. */
export const consultationPlans = (world: World): Plan[] => CONSULTATION_SCENES.map((scene) => planOf(world, scene));

function planOf({ random, now, uats, firms }: World, scene: Scene): Plan {
  const bids = Object.entries(scene.bids).map(([name, status]) => ({ firm: partyNamed(firms, name), status }));
  return {
    uat: partyNamed(uats, scene.uat),
    domain: scene.domain,
    text: scene.text,
    stage: scene.stage,
    times: timesOf(random, now, scene.stage, scene.ago, 14),
    bids,
    invited: [],
    questions: scene.questions ?? { answered: 0, open: 0 },
    reviews: scene.reviews ?? { byUat: false, byFirma: false },
    isEdited: scene.isEdited ?? false,
    group:
      scene.group &&
      Object.entries(scene.group).map(([name, content]) => ({ authority: partyNamed(uats, name), content })),
    consultation: scene.consultation && {
      answers: Object.entries(scene.consultation.answers).map(([name, content]) => ({
        firm: partyNamed(firms, name),
        content,
      })),
      conclusion: scene.consultation.conclusion,
    },
  };
}
