import type { Holidays } from '@psp/domain/communicating/tickets/working-time';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { articleLives } from './articles.ts';
import { communityLives } from './communities.ts';
import { showCollaborations } from './community-projects.ts';
import { writeNewsletter } from './newsletter.ts';
import { writeProfiles } from './profiles.ts';
import { solutionLives } from './solutions.ts';
import type { Step } from './step.ts';
import type { Picture } from './stored-pictures.ts';
import { writeTickets } from './tickets.ts';
import type { World } from './world.ts';

/** What organisations of the demonstration show and do besides their requests. */
interface Shown {
  /** Independent of each other; each in the order of its moments. */
  lives: readonly (readonly Step[])[];
  pictures: readonly Picture[];
}

/** Adds the rows of all parts to the world and plans what happens to them. */
export function planParts(world: World, holidays: Holidays): Shown {
  writeProfiles(world);
  writeNewsletter(world);
  writeTickets(world, holidays);
  const [communities, articles] = [communityLives(world), articleLives(world)];
  return {
    lives: [...solutionLives(world), ...communities.lives, ...articles.lives],
    pictures: [...communities.pictures, ...articles.pictures],
  };
}

/** What follows once everything has happened. */
export async function settleParts(whole: Write, world: World): Promise<void> {
  await whole.db.run(sql`select setval('ticket_number', count(*)) from ticket having count(*) > 0`);
  await showCollaborations(whole, world);
}
