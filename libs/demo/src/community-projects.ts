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
import { DAY, daysBefore } from './clock.ts';
import type { CommunityProjectSource } from './content/community-source.ts';
import { type Act, as, rowOf } from './step.ts';
import type { Party, World } from './world.ts';

const MONTH_DAYS = 30.4;
const PAUSED = 'Așteptăm avizele pentru etapa următoare.';

/** How a project comes from planning to its state. */
const WAYS = {
  planning: [],
  in_progress: ['start', 'progress'],
  on_hold: ['start', 'progress', 'pause'],
  review: ['start', 'progress', 'evaluate'],
  completed: ['start', 'evaluate', 'complete'],
} as const satisfies Record<ProjectStatus, readonly string[]>;

/** A project that the authority does alone, entered with all that has happened to it. */
export function projectActs({ now }: World, by: Party, at: Date, source: CommunityProjectSource): Act<[Versioned]>[] {
  const [title, status, progress, began, takes, description] = source;
  const starts = daysBefore(now, began * MONTH_DAYS);
  const endsOn = takes === null ? null : romanianDay(daysBefore(starts, -takes * MONTH_DAYS));
  const content = { title, description, startsOn: romanianDay(starts), endsOn, projectId: null };
  let communityProjectId = '';
  const add = async (write: Write<Actor>, { id }: Versioned) => {
    communityProjectId = await addCommunityProject(write, { id, content });
  };
  const steps = WAYS[status].map((step) => async (write: Write<Actor>, { id }: Versioned) => {
    const { version } = await rowOf(write, 'community_project', { id: communityProjectId });
    const project = { id, communityProjectId, version };
    if (step === 'progress') await setCommunityProgress(write, { ...project, progress });
    else await moveCommunityProject(write, { ...project, step, ...(step === 'pause' ? { reason: PAUSED } : {}) });
  });
  return [add, ...steps].map((does) => ({ by, at, does }));
}

interface Collaboration {
  community: string;
  project: string;
  title: string;
  since: string;
}

/** Authorities that somebody signs in as also show a collaboration of the portal, with its partner. */
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
