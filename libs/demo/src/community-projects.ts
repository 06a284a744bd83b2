import { daysBefore } from './clock.ts';
import type { Writing } from './community-pictures.ts';
import type { CommunityProjectSource } from './content/community-source.ts';
import type { World } from './world.ts';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
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

/** Authorities that somebody signs in as also show a collaboration of the portal, with its partner. */
export async function showCollaborations({ db }: Write<unknown>, { uats }: World): Promise<void> {
  const shown = uats.flatMap(({ id, isDemo }) => (isDemo ? [id] : []));
  await db.run(sql`
    insert into community_project (community_id, project_id, title, description, status, progress, starts_on, created_at, updated_at)
    select distinct on (c.id) c.id, p.id, p.title, 'Lucrare realizată cu un partener din portal.', 'planning', 0,
      (p.created_at at time zone 'Europe/Bucharest')::date, p.created_at, p.created_at
    from community c join project p on p.uat_id = c.organisation_id
    where p.status = 'in_progress' and c.organisation_id = any (${shown}::uuid[]) order by c.id, p.created_at`);
}
