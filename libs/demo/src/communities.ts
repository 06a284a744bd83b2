import type { CommunityDetails } from '@psp/contracts/community-bodies';
import { addAttraction } from '@psp/domain/presenting/communities/attractions';
import { createCommunity, publishCommunity } from '@psp/domain/presenting/communities/details';
import { saveGallery } from '@psp/domain/presenting/communities/gallery';
import { DAY, daysBefore, officeTime } from './clock.ts';
import { projectActs } from './community-projects.ts';
import { COMMUNITIES } from './content/communities.ts';
import type { CommunitySource } from './content/community-source.ts';
import { named } from './members.ts';
import { sceneDrawing } from './pictures/render.ts';
import type { Scene } from './pictures/scene.ts';
import { createRandom, type Random } from './random.ts';
import { lifeOf, type Step } from './step.ts';
import { type Picture, pictureOf, sendPicture } from './stored-pictures.ts';
import type { Party, World } from './world.ts';

const SEED = 20_260_104;

/** 25 showcases, and the pictures that they show. */
export function communityLives(world: World): { lives: Step[][]; pictures: Picture[] } {
  const random = createRandom(SEED);
  const pictures: Picture[] = [];
  const lives = COMMUNITIES.map((source) => {
    const party = named(world.uats, source.authority);
    const at = officeTime(random, daysBefore(world.now, random.int(60, 400)), party.joinedAt, world.now);
    const own = scenesOf(source).map(({ scene, caption }) => ({ ...pictureOf(sceneDrawing(scene)), caption }));
    pictures.push(...own);
    const sent = own.map((picture) => sendPicture(picture, party, at));
    return [...sent, ...lifeOfCommunity(world, random, { source, party, at, pictures: own })];
  });
  return { lives, pictures };
}

/* Every attraction has its picture; a view of the town hall, of the land and one more complete the gallery. */
function scenesOf({ land, name, attractions }: CommunitySource): { scene: Scene; caption: string }[] {
  const view = ({ mountains: 'forest', hills: 'park', plain: 'fields', coast: 'lighthouse' } as const)[land];
  return [
    ...attractions.map(([caption, , subject, season]) => ({ scene: { land, subject, season }, caption })),
    {
      scene: { land: land === 'coast' ? 'plain' : land, subject: 'town-hall', season: 'summer' },
      caption: `Primăria, ${name}`,
    },
    {
      scene: { land, subject: view, season: land === 'coast' ? 'evening' : 'autumn' },
      caption: `${name}, la marginea localității`,
    },
  ];
}

const described = (pictures: Showcase['pictures']) => pictures.map(({ id, caption }) => ({ id, alt: caption }));

interface Showcase {
  source: CommunitySource;
  party: Party;
  at: Date;
  pictures: readonly (Picture & { caption: string })[];
}

function lifeOfCommunity(world: World, random: Random, { source, party, at, pictures }: Showcase): Step[] {
  const make = (write: Parameters<typeof createCommunity>[0]) => {
    const details = detailsOf(source, party, pictures[0]);
    return createCommunity(write, { organisationId: party.id, details });
  };
  const published = new Date(at.getTime() + random.int(1, 3) * DAY);
  return lifeOf('community', { by: party, at, does: make }, [
    ...source.attractions.map(([name, type, , , description], index) => ({
      ...{ by: party, at },
      does: (write: Parameters<typeof addAttraction>[0], { id }: { id: string }) =>
        addAttraction(write, {
          id,
          content: { name, type, description, pictures: described(pictures.slice(index, index + 1)) },
        }),
    })),
    {
      ...{ by: party, at },
      does: (write, { id }) => saveGallery(write, { id, version: 1, pictures: described(pictures) }),
    },
    ...source.projects.flatMap((project) => projectActs(world, party, at, project)),
    { by: party, at: published, does: publishCommunity },
  ]);
}

function detailsOf(
  source: CommunitySource,
  { county, address, profile }: Party,
  featured: Showcase['pictures'][number] | undefined,
): CommunityDetails {
  const email = profile.email ?? null;
  const { name, description, objectives, population, areaKm2 = null, figures } = source;
  return {
    ...{ name, countyCode: county, description, objectives, population, areaKm2 },
    ...{ featuredImageId: featured?.id ?? null, featuredImageAlt: featured?.caption ?? '' },
    ...{ projectsCompleted: figures.completed, budgetAllocated: figures.budget, citizensServed: figures.served },
    ...{ address, phone: profile.phone ?? null, email },
    website: email ? `https://${email.split('@')[1]}` : null,
  };
}
