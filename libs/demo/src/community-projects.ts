import { daysBefore } from './clock.ts';
import type { Writing } from './community-pictures.ts';
import type { CommunityProjectSource } from './content/community-source.ts';
import type { Party } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';

const MONTH_DAYS = 30.4;

/** A project that the authority does alone. */
export function writeProject(
  { world, random }: Writing,
  communityId: string,
  source: CommunityProjectSource,
  at: Date,
): void {
  const [title, status, progress, began, takes, description] = source;
  const starts = daysBefore(world.now, began * MONTH_DAYS);
  world.rows.add('community_project', {
    id: random.idAt(at),
    community_id: communityId,
    project_id: null,
    title,
    description,
    status,
    progress,
    starts_on: romanianDay(starts),
    ends_on: takes === null ? null : romanianDay(daysBefore(starts, -takes * MONTH_DAYS)),
    created_at: at,
    updated_at: at,
  });
}

/** An authority that somebody signs in as also shows a collaboration of the portal, with its partner. */
export function writeCollaboration({ world, random }: Writing, communityId: string, party: Party, at: Date): void {
  if (!party.isDemo) return;
  const project = world.rows.of('project').find((row) => row['uat_id'] === party.id && row['status'] === 'in_progress');
  if (!project) return;
  world.rows.add('community_project', {
    id: random.idAt(at),
    community_id: communityId,
    project_id: project['id'] ?? null,
    title: project['title'] ?? '',
    description: 'Lucrare realizată cu un partener din portal.',
    status: 'planning',
    progress: 0,
    starts_on: romanianDay(new Date(String(project['created_at']))),
    ends_on: null,
    created_at: at,
    updated_at: at,
  });
}
