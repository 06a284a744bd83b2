import type { CommunityDetails } from '@psp/contracts/community-bodies';
import { addAttraction } from '@psp/domain/presenting/communities/attractions';
import { createCommunity, publishCommunity } from '@psp/domain/presenting/communities/details';
import { saveGallery } from '@psp/domain/presenting/communities/gallery';
import { DAY, daysBefore, officeTime } from './clock.ts';
import { COMMUNITIES } from './content/communities.ts';
import type { CommunityProjectSource, CommunitySource } from './content/community-source.ts';
import { partyNamed } from './members.ts';
import { sceneDrawing } from './pictures/render.ts';
import type { Scene } from './pictures/scene.ts';
import { createRandom, type Random } from './random.ts';
import { type Act, as, rowTimeline, rowOf, type Step } from './step.ts';
import { type Picture, pictureOf, sendPicture } from './stored-pictures.ts';
import type { Party, World } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';
import type { Versioned } from '@psp/domain/act';
import type { Actor } from '@psp/domain/actor';
import {
  addCommunityProject,
  moveCommunityProject,
  setCommunityProgress,
} from '@psp/domain/presenting/communities/projects';
import type { ProjectStatus } from '@psp/contracts/project-statuses';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';

const SEED = 20_260_104;

/** Plans 25 community pages with their pictures. */
export function communityTimelines(world: World): { timelines: Step[][]; pictures: Picture[] } {
  const random = createRandom(SEED);
  const pictures: Picture[] = [];
  const timelines = COMMUNITIES.map((source) => {
    const party = partyNamed(world.uats, source.authority);
    const at = officeTime(random, daysBefore(world.now, random.int(60, 400)), party.joinedAt, world.now);
    const own = scenesOf(source).map(({ scene, caption }) => ({ ...pictureOf(sceneDrawing(scene)), caption }));
    pictures.push(...own);
    const sent = own.map((picture) => sendPicture(picture, party, at));
    return [...sent, ...communityTimeline(world, random, { source, party, at, pictures: own })];
  });
  return { timelines, pictures };
}

/* One picture for each attraction, one of the town hall and one of the landscape. */
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

const withAltText = (pictures: Showcase['pictures']) => pictures.map(({ id, caption }) => ({ id, alt: caption }));

interface Showcase {
  source: CommunitySource;
  party: Party;
  at: Date;
  pictures: readonly (Picture & { caption: string })[];
}

function communityTimeline(world: World, random: Random, { source, party, at, pictures }: Showcase): Step[] {
  const make = (write: Parameters<typeof createCommunity>[0]) => {
    const details = detailsOf(source, party, pictures[0]);
    return createCommunity(write, { organisationId: party.id, details });
  };
  const published = new Date(at.getTime() + random.int(1, 3) * DAY);
  return rowTimeline('community', { by: party, at, command: make }, [
    ...source.attractions.map(([name, type, , , description], index) => ({
      ...{ by: party, at },
      command: (write: Parameters<typeof addAttraction>[0], { id }: { id: string }) =>
        addAttraction(write, {
          id,
          content: { name, type, description, pictures: withAltText(pictures.slice(index, index + 1)) },
        }),
    })),
    {
      ...{ by: party, at },
      command: (write, { id }) => saveGallery(write, { id, version: 1, pictures: withAltText(pictures) }),
    },
    ...source.projects.flatMap((project) => projectActs(world, party, at, project)),
    { by: party, at: published, command: publishCommunity },
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

const MONTH_DAYS = 30.4;
const PAUSED = 'Așteptăm avizele pentru etapa următoare.';

/** The steps that lead a project from planning to each status. */
const STEPS = {
  planning: [],
  in_progress: ['start', 'progress'],
  on_hold: ['start', 'progress', 'pause'],
  review: ['start', 'progress', 'evaluate'],
  completed: ['start', 'evaluate', 'complete'],
} as const satisfies Record<ProjectStatus, readonly string[]>;

/* Acts that enter a project of the authority's own and bring it to its status. */
function projectActs({ now }: World, by: Party, at: Date, source: CommunityProjectSource): Act<[Versioned]>[] {
  const [title, status, progress, began, takes, description] = source;
  const starts = daysBefore(now, began * MONTH_DAYS);
  const endsOn = takes === null ? null : romanianDay(daysBefore(starts, -takes * MONTH_DAYS));
  const content = { title, description, startsOn: romanianDay(starts), endsOn, projectId: null };
  let communityProjectId = '';
  const add = async (write: Write<Actor>, { id }: Versioned) => {
    communityProjectId = await addCommunityProject(write, { id, content });
  };
  const steps = STEPS[status].map((step) => async (write: Write<Actor>, { id }: Versioned) => {
    const { version } = await rowOf(write, 'community_project', { id: communityProjectId });
    const project = { id, communityProjectId, version };
    if (step === 'progress') await setCommunityProgress(write, { ...project, progress });
    else await moveCommunityProject(write, { ...project, step, ...(step === 'pause' ? { reason: PAUSED } : {}) });
  });
  return [add, ...steps].map((command) => ({ by, at, command }));
}

interface Collaboration {
  community: string;
  project: string;
  title: string;
  since: string;
}

/** Adds a project of the portal to the community pages of the authorities with demo accounts. */
export async function showCollaborations(whole: Write, { uats }: World): Promise<void> {
  for (const uat of uats.filter(({ isDemo }) => isDemo)) {
    const [found] = await whole.db.run(sql<Collaboration>`
      select c.id as community, p.id as project, p.title, p.created_at as since
      from community c join project p on p.uat_id = c.organisation_id
      where p.status = 'in_progress' and c.organisation_id = ${uat.id} order by p.created_at limit 1`);
    if (!found) continue;
    const { community: id, project: projectId, title } = found;
    const since = new Date(found.since);
    const description = 'Lucrare realizată cu un partener din portal.';
    const content = { title, description, startsOn: romanianDay(since), endsOn: null, projectId };
    await as(whole, uat, new Date(since.getTime() + DAY), (write) => addCommunityProject(write, { id, content }));
  }
}
